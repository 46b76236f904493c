import { page, type BrowserPage } from 'vitest/browser';
import { mountApp } from '@/app/mount-app.tsx';
import { getQueryClient } from '@/app/query-client.ts';
import { announcements } from '@/lib/announcements.ts';
import { resetAppState } from '@/lib/app-state.ts';
import { clock } from '@/lib/clock.ts';
import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { connectTo } from './simulator-socket.ts';
import { finishSteps } from './steps-back.ts';
import { createTestWorld, type Person, type TestWorld } from './test-world.ts';
import './locators.ts';
import { typing } from './pointer.ts';

interface RenderOptions {
  /** Who is signed in: the part of a demo account before @muara.test, or a person. */
  as?: string | Person;
  /** The server; a new one by default. */
  world?: TestWorld;
  language?: 'en' | 'ms';
  /** The instant at which a new world starts, in ISO 8601. */
  at?: string;
  /** `unread` shows the announcement of the day, and in the shop the promotion: they cover the screen. */
  announcement?: 'read' | 'unread';
  /** The size of the window; a desktop by default. */
  size?: readonly [width: number, height: number];
}

/** The page with the app in it: finds elements by role, label and text. */
interface Screen extends BrowserPage {
  readonly world: TestWorld;
}

const DESKTOP = [1440, 900] as const;
const { device: deviceTime, after: deviceTimer } = clock;

let world: TestWorld | undefined;
typing.pause = () => world?.clock.pass(SEARCH_DELAY_MS);
let endApp = (): void => {};
/** Counts the apps of this page, and the ends of its tests: what began before the newest has no say. */
let turn = 0;

/**
 * Starts the real app at a path, connected to a simulated server in this page.
 * One app runs at a time: a second call ends the first app, as when somebody else takes over the computer.
 */
export async function renderScreen(path: string, options: RenderOptions = {}): Promise<Screen> {
  const { announcement = 'read', size = DESKTOP } = options;
  const server = options.world ?? createTestWorld(options.at ? { at: options.at } : {});
  const person = typeof options.as === 'string' ? await server.signIn(options.as) : options.as;
  endScreen();
  world = server;
  clock.device = server.clock.now;
  await page.viewport(...size);
  localStorage.setItem('muara.language', options.language ?? 'en');
  if (person) localStorage.setItem('muara.token', person.token ?? '');
  resetAppState();
  if (announcement === 'read') markRead(server);
  await openPath(path);
  return Object.assign(Object.create(page) as BrowserPage, {
    world: server,
  });
}

/** Marks announcement and promotion as seen, by all: also by somebody who signs in later. */
function markRead({ world: { tables } }: TestWorld): void {
  const { announcement } = tables.settings.must(1);
  if (announcement) for (const { id } of tables.users.all()) announcements.markShown(id, announcement);
  sessionStorage.setItem('muara.seen.popup', '1');
}

/** Lets a read that failed be tried again at once, not after a second by a clock that no test moves. */
function retryAtOnce(): void {
  const queries = getQueryClient();
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
}

/** The path on show, with its query. */
export const shownPath = (): string => location.pathname + location.search;

/** Starts the app again at a path, as a typed address, a reload or a link to another page does. */
export async function openPath(path: string): Promise<void> {
  endApp();
  if (!world) return;
  const server = world;
  const mine = ++turn;
  await finishSteps();
  if (turn !== mine) return;
  history.replaceState(null, '', path);
  // As in index.html.
  document.documentElement.lang = 'en';
  const before = new Set(document.body.children);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  let isEnded = false;
  // An app that has ended acts no more, as a page that was left: nothing of it may reach the next app or the next test.
  clock.after = (ms, run) => server.clock.setTimer(() => isEnded || run(), ms);
  const fetchUntilEnd: typeof fetch = async (...request) => {
    try {
      return await server.serve(...request);
    } finally {
      if (isEnded) await new Promise(() => {});
    }
  };
  // A test may end while its app is still starting: that app must not stay in the page of the next test.
  endApp = () => {
    isEnded = true;
    app.end();
    // The app leaves a form behind when it goes to the payment provider.
    const leftovers = [...document.body.children].filter((element) => !before.has(element));
    for (const element of leftovers) element.remove();
    endApp = () => {};
  };
  retryAtOnce();
  const app = mountApp(root, {
    fetch: fetchUntilEnd,
    socket: () => connectTo(server.simulator, (problems) => server.problems.push(...problems)),
  });
  await app.started;
}

/** Returns how the app that runs now leaves for another page; once it has ended, it leaves for none. */
export function leaveFromHere(): (path: string) => Promise<void> {
  const mine = turn;
  return async (path) => {
    if (turn === mine) await openPath(path);
  };
}

/** Ends the app and clears what it stored. Returns what broke the contract in its world. */
function endScreen(): string[] {
  endApp();
  turn += 1;
  localStorage.clear();
  sessionStorage.clear();
  clock.device = deviceTime;
  clock.after = deviceTimer;
  history.replaceState(null, '', '/');
  return world?.problems.splice(0) ?? [];
}

/** Ends the screen with its server. */
export function endTest(): string[] {
  const problems = endScreen();
  world?.printers.close();
  world?.simulator.close();
  world = undefined;
  return problems;
}
