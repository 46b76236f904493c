import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { call, logFailure, type Kernel } from './call.ts';
import { recordUnknownAddress } from './journal-line.ts';
import { readCaller, splitPrefix, type CallInfo } from './caller.ts';
import { DroppedConnection } from './faults.ts';
import type { Operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import { refusalReply } from './reply.ts';

type Routes = Hono<{ Bindings: CallInfo & { kernel: Kernel } }>;

const routed = new WeakMap<readonly Operation[], Routes>();

/**
 * Binds every operation of the contract to its route.
 * Routes are sorted once, because sorting takes longer than most calls.
 */
export function bind(
  kernel: Kernel,
  operations: readonly Operation[],
): (request: Request, info?: CallInfo) => Response | Promise<Response> {
  const routes = routed.get(operations) ?? route(operations);
  routed.set(operations, routes);
  return (request, info = {}) => routes.fetch(request, { ...info, kernel });
}

/** Routes do not capture a kernel: each call brings its own. */
function route(operations: readonly Operation[]): Routes {
  const routes: Routes = new Hono({ getPath: (request) => splitPrefix(getPath(request)).rest });
  for (const operation of operations) {
    const tails = Object.entries(operation.tails);
    routes.on(operation.method, operation.route, (c) => {
      const params: Record<string, string> = c.req.param();
      for (const [name, tail] of tails) params[name] = (params[name] as string).slice(0, -tail.length);
      const request = c.req.raw;
      return call(c.env.kernel, operation, request, params, readCaller(request, c.env, operation.download));
    });
  }
  routes.notFound((c) => {
    const refusal = new Refusal('not_found');
    recordUnknownAddress(c.env.kernel.worlds, c.req.raw, readCaller(c.req.raw, c.env, false), refusal);
    return refusalReply(refusal);
  });
  routes.onError((error, c) => {
    if (error instanceof DroppedConnection) throw error;
    const { kernel } = c.env;
    kernel.onWarning(error.stack ?? error.message);
    const { world } = readCaller(c.req.raw, c.env, false);
    if (world !== undefined && kernel.worlds.has(world))
      logFailure(kernel, `${c.req.method} ${c.req.path}`, error, kernel.worlds.room(world));
    return refusalReply(new Refusal('internal_error'));
  });
  return routes;
}
