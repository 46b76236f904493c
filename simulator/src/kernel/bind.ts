import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { call, type Kernel } from './call.ts';
import { readCaller, splitPrefix } from './caller.ts';
import { DroppedConnection } from './faults.ts';
import type { Operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import { refusalReply } from './reply.ts';

/** What a host knows of a call beside the request. */
export interface CallInfo {
  /** Network address of the caller; absent in process. */
  address?: string;
}

/** Puts each operation of the contract on its route. */
export function bind(
  kernel: Kernel,
  operations: readonly Operation[],
): (request: Request, info?: CallInfo) => Response | Promise<Response> {
  const app = new Hono<{ Bindings: CallInfo }>({ getPath: (request) => splitPrefix(getPath(request)).rest });
  for (const operation of operations) {
    const tails = Object.entries(operation.tails);
    app.on(operation.method, operation.route, (c) => {
      const params: Record<string, string> = c.req.param();
      for (const [name, tail] of tails) params[name] = (params[name] as string).slice(0, -tail.length);
      const request = c.req.raw;
      return call(kernel, operation, request, params, readCaller(request, c.env.address, operation.download));
    });
  }
  app.notFound(() => refusalReply(new Refusal('not_found')));
  app.onError((error) => {
    if (error instanceof DroppedConnection) throw error;
    kernel.onWarning(error.stack ?? error.message);
    return refusalReply(new Refusal('internal_error'));
  });
  return (request, info = {}) => app.fetch(request, info);
}
