import type { MiddlewareHandler } from 'hono';
import { PrinterError } from './printer-error.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Keeps other people's pages out of a service that any page of any site can reach: every browser on
 * the machine sees `localhost`. The Host must be a loopback name (a name of somebody else's that
 * points here is refused), and a page that says where it comes from must be ours or an allowed one.
 * Allowed pages get the CORS answers that their browser asks for. A Chrome of before 142 may ask for private-network access
 * in the preflight; later ones ask the person instead, and nothing of the helper.
 *
 * @param loopbackOnly false when the helper was told to listen on the network
 */
export function guard(allowedOrigins: readonly string[], loopbackOnly: boolean): MiddlewareHandler {
  return async (context, next) => {
    const host = new URL(context.req.url);
    if (loopbackOnly && !LOOPBACK.has(host.hostname)) throw new PrinterError('printer_origin_refused');
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== host.origin) {
      if (!allowedOrigins.includes(origin)) throw new PrinterError('printer_origin_refused');
      context.header('Access-Control-Allow-Origin', origin);
      if (context.req.method === 'OPTIONS') return preflight(context);
    }
    context.header('Vary', 'Origin');
    await next();
    return undefined;
  };
}

function preflight(context: Parameters<MiddlewareHandler>[0]): Response {
  context.header('Vary', 'Origin');
  context.header('Access-Control-Allow-Methods', 'GET, POST, PUT');
  context.header('Access-Control-Allow-Headers', 'Content-Type');
  context.header('Access-Control-Max-Age', '600');
  if (context.req.header('access-control-request-private-network') === 'true') {
    context.header('Access-Control-Allow-Private-Network', 'true');
  }
  return context.body(null, 204);
}
