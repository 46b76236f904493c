/** Other origins that may call: a list, or all. Undefined allows those of this machine. */
export type Origins = readonly string[] | '*';

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Authorization, Content-Type, X-Platform, X-App-Version, X-Pos, X-Sim-World, Idempotency-Key',
  'access-control-max-age': '600',
};

/** Returns whether a page of this origin may call the API. */
export function mayCall(origin: string, origins: Origins | undefined): boolean {
  return LOCAL.test(origin) || origins === '*' || (origins?.includes(origin) ?? false);
}

/** Response headers that a page may read. */
const EXPOSED = 'Date, Retry-After, Idempotency-Replayed, X-Total, X-Page-Size, X-Pages';

/** Returns the response to a CORS preflight request; undefined for any other request. */
export function preflight(request: Request, origins: Origins | undefined): Response | undefined {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined;
  const origin = request.headers.get('origin') ?? '';
  if (!mayCall(origin, origins)) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: { ...PREFLIGHT, 'access-control-allow-origin': origin, vary: 'Origin' },
  });
}

/** Allows the calling page to read the response. */
export function share(request: Request, response: Response, origins: Origins | undefined): Response {
  const origin = request.headers.get('origin');
  if (origin === null || !mayCall(origin, origins)) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', EXPOSED);
  response.headers.append('vary', 'Origin');
  return response;
}
