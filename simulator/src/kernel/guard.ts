import { isCrossSite } from '@muara/contract/request-guard';
import { mayCall, type Origins } from './cors.ts';
import { splitPrefix } from './caller.ts';

interface GuardOptions {
  origins: Origins | undefined;
  hasWorld(name: string): boolean;
}

/**
 * Returns a 403 for a request that a page of another site makes below `/w/`, where each name makes a world; undefined
 * for every other request. Allowed origins may call, and a link or a payment page may lead into a world that exists.
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

/** A refusal that comes before the contract: the request is not for this server, or not from a page that may send it. */
function forbidden(message: string): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify({ code: 'forbidden', message }), { status: 403, headers });
}
