import { preferredLanguage } from './language.ts';
import { DEFAULT_WORLD, isWorldName } from '../world/worlds.ts';
import type { RequestInfo } from './handler.ts';

/** The caller, as described by the address and headers. */
export interface Caller {
  /** The world that the call chose; undefined when its name is invalid. */
  world: string | undefined;
  token: string | undefined;
  idempotencyKey: string | undefined;
  request: RequestInfo;
  /** The query string without its question mark. */
  search: string;
}

/** Path prefix that chooses a world: `/w/<name>/…`. */
const PREFIX = /^\/w\/([a-z0-9-]{1,64})(?=\/|$)/;

/** Removes the world's prefix from a path. */
export function splitPrefix(path: string): { prefix: string; world: string | undefined; rest: string } {
  const match = path.startsWith('/w/') ? PREFIX.exec(path) : null;
  if (!match) return { prefix: '', world: undefined, rest: path };
  return { prefix: match[0], world: match[1], rest: path.slice(match[0].length) || '/' };
}

/** Returns the world named in a token, before its dot. */
export function worldOfToken(token: string): string | undefined {
  const dot = token.indexOf('.');
  const name = dot > 0 ? token.slice(0, dot) : undefined;
  return name !== undefined && isWorldName(name) ? name : undefined;
}

/**
 * Reads the caller. The world comes from the header, else the path prefix, else the token, else
 * `default`.
 * @param download whether the token may be in the query string, since a new window sends no headers
 */
export function readCaller(request: Request, info: CallInfo, download: boolean): Caller {
  const { url, headers } = request;
  const pathStart = url.indexOf('/', url.indexOf('//') + 2);
  const queryStart = url.indexOf('?', pathStart);
  const search = queryStart < 0 ? '' : url.slice(queryStart + 1);
  const { prefix, world } = url.startsWith('/w/', pathStart)
    ? splitPrefix(queryStart < 0 ? url.slice(pathStart) : url.slice(pathStart, queryStart))
    : { prefix: '', world: undefined };
  const token =
    bearer(headers.get('authorization')) ??
    (download ? new URLSearchParams(search).get('token') || undefined : undefined);
  const named = headers.get('x-sim-world');
  const origin = info.origin ?? (pathStart < 0 ? url : url.slice(0, pathStart));
  const hasOwnApp = world !== undefined && info.openApps?.has(world) === true;
  return {
    world:
      named === null
        ? (world ?? (token && worldOfToken(token)) ?? DEFAULT_WORLD)
        : isWorldName(named)
          ? named
          : undefined,
    token,
    idempotencyKey: headers.get('idempotency-key') || undefined,
    search,
    request: {
      platform: headers.get('x-platform') ?? 'web_app',
      head: request.method === 'HEAD',
      pos: headers.get('x-pos') === '1',
      appVersion: headers.get('x-app-version') ?? undefined,
      language: preferredLanguage(headers.get('accept-language')),
      apiKey: headers.get('x-api-key') ?? undefined,
      address: info.address ?? 'in-process',
      origin,
      prefix,
      screens: hasOwnApp ? origin + prefix : origin,
    },
  };
}

function bearer(header: string | null): string | undefined {
  return header !== null && /^bearer /i.test(header) ? header.slice(7).trim() || undefined : undefined;
}

/** What a host knows about a call besides the request. */
export interface CallInfo {
  /** Network address of the caller; undefined in process. */
  address?: string;
  /**
   * Base URL of links in responses and mails: `https://tickets.example`. In process, the request's own
   * origin.
   */
  origin?: string;
  /** Worlds whose app was opened below their prefix. */
  openApps?: Pick<ReadonlySet<string>, 'has'>;
  /** Whether a page of this server called, where requests lack the headers that say so. */
  fromOwnPage?: boolean;
}
