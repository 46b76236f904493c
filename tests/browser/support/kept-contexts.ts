import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test';

/** A browser context that outlives its test. */
interface Kept {
  context: BrowserContext;
  /** A picture in a tab that stays: with it the process that has read the app's files already lives on. */
  anchor: Page;
  /** What tests put in front of the scripts of its pages. */
  scripts: Disposable[];
  /** How many tests it may still serve. */
  turns: number;
}

/**
 * Playwright remembers every request of a context to its end: one that lives on makes all of them
 * slower.
 */
const TESTS_OF_A_CONTEXT = 8;

/** A change of a context's clock applies to all its pages until its end. */
const CLOCK_COMMANDS = [
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
  'fastForward',
  'runFor',
  'resume',
] as const;

/**
 * The browsers of the people of a test, kept for the next test with what they know of the app's files:
 * reading those again costs more than most tests. What a test leaves behind is thrown away: tabs,
 * storage, cookies, permissions, routes, scripts of its own. A browser whose service workers live, or
 * whose clock a test has taken over, serves one test.
 */
export class KeptContexts {
  private readonly free: Kept[] = [];
  private readonly taken = new Map<BrowserContext, Kept>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** A context as new; every test of a worker asks with the same options, but for `serviceWorkers`. */
  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    if (options.serviceWorkers === 'allow') return this.browser.newContext({ ...options, baseURL: this.origin });
    const kept = this.free.pop() ?? (await this.make(options));
    this.taken.set(kept.context, kept);
    return kept.context;
  }

  private async make(options: BrowserContextOptions): Promise<Kept> {
    const context = await this.browser.newContext({ ...options, baseURL: this.origin });
    const anchor = await context.newPage();
    await anchor.goto('/favicon.ico');
    const kept: Kept = { context, anchor, scripts: [], turns: TESTS_OF_A_CONTEXT };
    const add = context.addInitScript.bind(context) as (...args: unknown[]) => Promise<Disposable>;
    context.addInitScript = async (...args: unknown[]) => {
      const script = await add(...args);
      kept.scripts.push(script);
      return script;
    };
    for (const name of CLOCK_COMMANDS) {
      const command = context.clock[name].bind(context.clock) as (...args: unknown[]) => Promise<void>;
      context.clock[name] = (...args: unknown[]) => {
        // Playwright never gives a clock back.
        kept.turns = 0;
        return command(...args);
      };
    }
    return kept;
  }

  /** The tabs that a test has opened. */
  pagesOf(context: BrowserContext): Page[] {
    return context.pages().filter((page) => page !== this.taken.get(context)?.anchor);
  }

  async giveBack(context: BrowserContext): Promise<void> {
    const kept = this.taken.get(context);
    const pages = this.pagesOf(context);
    this.taken.delete(context);
    if (!kept || --kept.turns <= 0) return context.close();
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all(kept.scripts.splice(0).map((script) => script.dispose()));
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      context.unrouteAll(),
    ]);
    // From within: what is cleared from outside reaches the tabs of the next test some time after they have begun.
    await kept.anchor.evaluate(async () => {
      localStorage.clear();
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
    });
    this.free.push(kept);
  }
}
