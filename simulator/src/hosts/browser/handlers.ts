import { http, HttpResponse, passthrough, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import { DroppedConnection } from '../../kernel/faults.ts';
import type { Simulator } from '../../kernel/simulator.ts';
import { CONFIG_HEADERS, configAt, isServerPath, type ConfigOptions } from '../config.ts';
import { bridge, realtimeAddress } from './sockets.ts';

/**
 * Returns a simulator as MSW handlers: it responds like a server on the page's own origin, over HTTP
 * and realtime. Files of the page, and calls to other origins such as printer helpers, pass through.
 * @param origin of the page, `http://localhost:3000`
 */
export function simulatorHandlers(
  simulator: Pick<Simulator, 'fetch' | 'realtime'>,
  origin: string,
  config: ConfigOptions = {},
): (RequestHandler | WebSocketHandler)[] {
  // A function, because an MSW pattern throws for a path that cannot be decoded.
  const isOurs = ({ request }: { request: Request }): boolean => new URL(request.url).origin === origin;
  const calls = http.all(isOurs, ({ request }) => {
    const path = decoded(new URL(request.url).pathname);
    if (path === undefined) return passthrough();
    const asked = configAt(path, request.headers.get('x-sim-world'), config);
    if (asked) return new Response(JSON.stringify(asked), { headers: CONFIG_HEADERS });
    return isServerPath(path) ? answer(simulator, request) : passthrough();
  });
  const channel = ws.link(realtimeAddress(origin));
  const sockets = channel.addEventListener('connection', ({ client }) => bridge(client, simulator.realtime));
  return [calls, sockets];
}

/** A dropped connection reaches the page as a network error of `fetch`. */
async function answer(simulator: Pick<Simulator, 'fetch'>, request: Request): Promise<Response> {
  try {
    return await simulator.fetch(request);
  } catch (error) {
    if (error instanceof DroppedConnection) return HttpResponse.error();
    throw error;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
