import { isAllowedHost } from '@muara/contract/request-guard';
import type { MiddlewareHandler } from 'hono';
import { PrinterError } from './printer-error.ts';

/**
 * Protects a service that any page of any site can reach, because every browser on the machine sees
 * `localhost`. The Host must be a loopback name or an allowed one (another name that points here is refused), and a
 * page's Origin must be ours or an allowed one. Allowed pages get the CORS headers that their browser needs. Chrome
 * before 142 may ask for private-network access in the preflight; later versions ask the person instead.
 * @param allowedHosts names it serves besides loopback ones
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
