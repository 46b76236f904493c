import { isCrossSite } from '@muara/contract/request-guard';
import { mayCall, type Origins } from './cors.ts';
import { splitPrefix } from './caller.ts';

interface GuardOptions {
  origins: Origins | undefined;
  hasWorld(name: string): boolean;
}

/**
 * Returns a 403 for a cross-site request below `/w/`, where each name creates a world; undefined for
 * every other request. Allowed origins may call, and a link or payment page may lead into an existing world.
 */
export function refuseCrossSite(request: Request, { origins, hasWorld }: GuardOptions): Response | undefined {
  const { headers, url } = request;
  if (!isCrossSite(headers)) return undefined;
  const { world } = splitPrefix(new URL(url).pathname);
  if (world === undefined) return undefined;
  const origin = headers.get('origin');
  if (origin !== null && mayCall(origin, origins)) return undefined;
  if (headers.get('sec-fetch-mode') === 'navigate' && hasWorld(world)) return undefined;
  return forbidden('Pages of other sites may not use the worlds of the simulator');
}

/** Returns a refusal issued before the contract applies: wrong server, or a page that may not call it. */
function forbidden(message: string): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify({ code: 'forbidden', message }), { status: 403, headers });
}
