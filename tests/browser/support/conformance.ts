import type { BrowserContext, Page, Request } from '@playwright/test';
import { checkAnswer, checkRequest, findOperation } from '../../support/contract-validator.ts';
import { checkFrame } from '../../support/realtime-validator.ts';

/**
 * Of each operation and status a worker reads so many answers: to fetch all of them from the browser
 * costs a tenth of the run.
 */
const ANSWERS_READ = 5;
const answersRead = new Map<string, number>();

/**
 * Watches a browser context and collects calls and realtime frames that break the published contract:
 * each request, and the first answers of each kind.
 */
export class ConformanceWatch {
  readonly problems: string[] = [];
  readonly operations = new Set<string>();
  private readonly pending: Promise<void>[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly stop: () => void;

  constructor(
    context: BrowserContext,
    private readonly origin: string,
  ) {
    const files = `${origin}/assets/`;
    const onRequest = (request: Request) => {
      if (!request.url().startsWith(files)) this.pending.push(this.inspect(request));
    };
    const onPage = (page: Page) => this.watchSocket(page);
    context.on('requestfinished', onRequest);
    context.on('page', onPage);
    this.stop = () => {
      context.off('requestfinished', onRequest);
      context.off('page', onPage);
    };
  }

  /** Lets through what a test has ordered to be broken. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  private watchSocket(page: Page): void {
    page.on('websocket', (socket) => {
      if (!socket.url().startsWith(this.origin.replace('http', 'ws'))) return;
      socket.on('framesent', ({ payload }) => this.problems.push(...checkFrame('client', payload.toString())));
      socket.on('framereceived', ({ payload }) => this.problems.push(...checkFrame('server', payload.toString())));
    });
  }

  private async inspect(request: Request): Promise<void> {
    const url = new URL(request.url());
    if (url.origin !== this.origin) return;
    const pathname = url.pathname.replace(/^\/w\/[^/]+/, '');
    const match = findOperation(request.method(), pathname);
    if (!match) {
      if (pathname.startsWith('/api/')) this.problems.push(`${request.method()} ${pathname} is not in the contract`);
      return;
    }
    this.operations.add(match.operationId);
    this.problems.push(...checkRequest(request.method(), match, request.headers()['content-type'], request.postData()));
    const response = await request.response().catch(() => null);
    const kind = `${match.operationId} ${response?.status()}`;
    const read = answersRead.get(kind) ?? 0;
    if (read >= ANSWERS_READ) return;
    answersRead.set(kind, read + 1);
    const body = await response?.text().catch(() => undefined);
    // A page that navigates away or closes takes the body with it; the answer was validated by the simulator already.
    if (!response || body === undefined) return;
    // A browser with a viewer of PDFs hands the document on to it in a request without headers.
    if (Object.keys(response.headers()).length === 0) return;
    try {
      this.problems.push(
        ...checkAnswer(request.method(), match, response.status(), response.headers()['content-type'] ?? '', body),
      );
    } catch (error) {
      this.problems.push(`${match.operationId} ${response.status()}: ${String(error)}`);
    }
  }

  /** Waits for what is still being read and returns all problems found. */
  async finish(): Promise<string[]> {
    this.stop();
    await Promise.all(this.pending);
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }
}
