import type { BrowserContext, Page, Request } from '@playwright/test';
import { checkRequest, findOperation } from '../../support/contract-validator.ts';
import { checkFrame } from '../../support/realtime-validator.ts';

/**
 * Watches a browser context and collects requests and realtime frames that break the contract.
 * Responses are checked by the simulator, which says so when one breaks it (`Stack.takeBreaches`).
 */
export class ConformanceWatch {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly stop: () => void;

  constructor(
    context: BrowserContext,
    private readonly origin: string,
  ) {
    const files = `${origin}/assets/`;
    const onRequest = (request: Request) => {
      if (!request.url().startsWith(files)) this.inspect(request);
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

  private inspect(request: Request): void {
    const url = new URL(request.url());
    if (url.origin !== this.origin) return;
    const pathname = url.pathname.replace(/^\/w\/[^/]+/, '');
    const match = findOperation(request.method(), pathname);
    if (!match) {
      if (pathname.startsWith('/api/')) this.problems.push(`${request.method()} ${pathname} is not in the contract`);
      return;
    }
    const { 'content-type': type } = request.headers();
    this.problems.push(...checkRequest(request.method(), match, type, request.postData()));
  }

  /** Returns all problems found. */
  finish(): string[] {
    this.stop();
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }
}
