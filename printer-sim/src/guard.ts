import { isAllowedHost } from '@muara/contract/request-guard';
import type { MiddlewareHandler } from 'hono';
import { PrinterError } from './printer-error.ts';

/**
 * Keeps other people's pages out of a service that any page of any site can reach: every browser on
 * the machine sees `localhost`. The Host must be a loopback name or an allowed one (another name
 * that points here is refused), and a page that says where it comes from must be ours or an allowed one.
 * Allowed pages get the CORS answers that their browser asks for. A Chrome of before 142 may ask for private-network access
 * in the preflight; later ones ask the person instead, and nothing of the helper.
 *
 * @param allowedHosts names that it answers for besides loopback ones
 */
export function guard(allowedOrigins: readonly string[], allowedHosts: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const host = new URL(context.req.url);
    if (!isAllowedHost(host.host, allowedHosts)) throw new PrinterError('printer_origin_refused');
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
