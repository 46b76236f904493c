import { splitPrefix } from '../../kernel/caller.ts';
import { DroppedConnection } from '../../kernel/faults.ts';
import type { Simulator } from '../../kernel/simulator.ts';
import { isConsoleScreen } from '../console-paths.ts';
import { CONFIG_HEADERS, configAt, isServerPath, type ConfigOptions } from '../config.ts';

interface CallOptions extends ConfigOptions {
  simulator: Pick<Simulator, 'fetch' | 'worlds'>;
  /** The site's base URL: its origin, and the folder that it is served from, without a last slash. */
  site: URL;
}

/** The page at an address without a file, or the address where it is. */
export type SitePage =
  /** `world` is the folder of the app below the site's, `/a/b/w/qa`; undefined for the app at the root. */
  { page: 'app'; world: string | undefined } | { page: 'console' } | { page: 'moved'; to: string };

/** Every world has an app of its own: the worker shows it below each prefix. */
const EVERY_WORLD: Pick<ReadonlySet<string>, 'has'> = { has: () => true };

/** The calls of pages that a simulator in their service worker responds to. */
export interface WorkerCalls {
  /** Returns whether a URL is the server's: all others are files, or screens of the web app. */
  owns(url: URL): boolean;
  /** Returns the page that a navigation to a URL of the site shows; undefined for the server's URLs. */
  pageAt(url: URL): SitePage | undefined;
  /** Responds like a server; a dropped connection is a network error. */
  fetch(request: Request): Promise<Response>;
}

/** Serves a simulator below a site's folder, with the configuration of the web app. */
export function createWorkerCalls({ simulator, site, version, printers }: CallOptions): WorkerCalls {
  const folder = site.pathname.replace(/\/$/, '');
  const base = site.origin + folder;
  /** Returns the decoded path inside the folder; undefined for every other URL. */
  const pathOf = ({ origin, pathname }: URL): string | undefined =>
    origin === site.origin && pathname.startsWith(`${folder}/`) ? decoded(pathname.slice(folder.length)) : undefined;
  const configOf = (path: string, named: string | null) => {
    const isTraining = (world: string): boolean => simulator.worlds.find(world)?.world.training === true;
    const config = configAt(path, named, { version, printers, isTraining });
    if (!config) return undefined;
    const { apiBase, realtimeUrl, bar, ...others } = config;
    return {
      ...others,
      apiBase: folder + apiBase,
      realtimeUrl: folder + realtimeUrl,
      ...(bar && { bar: { ...bar, control: folder, console: folder + bar.console } }),
    };
  };

  return {
    pageAt(url) {
      const path = pathOf(url) ?? '/';
      if (isConsoleScreen(path)) return { page: 'console' };
      if (isServerPath(path) || configAt(path, null) !== undefined) return undefined;
      const { prefix } = splitPrefix(path);
      if (prefix === '') return { page: 'app', world: undefined };
      return path === prefix ? { page: 'moved', to: `${folder}${prefix}/` } : { page: 'app', world: folder + prefix };
    },
    owns(url) {
      const path = pathOf(url);
      return path !== undefined && (isServerPath(path) || configAt(path, null) !== undefined);
    },
    async fetch(request) {
      const url = new URL(request.url);
      const config = configOf(pathOf(url) ?? '', request.headers.get('x-sim-world'));
      if (config) return new Response(JSON.stringify(config), { headers: CONFIG_HEADERS });
      try {
        const inner = await moveToRoot(request, url, folder);
        const fromOwnPage = request.referrer.startsWith(`${base}/`);
        return await moveIntoFolder(
          await simulator.fetch(inner, { origin: base, fromOwnPage, openApps: EVERY_WORLD }),
          folder,
        );
      } catch (error) {
        if (error instanceof DroppedConnection) return Response.error();
        throw error;
      }
    },
  };
}

/** A navigation cannot be copied with another URL, so its parts are. */
async function moveToRoot(request: Request, url: URL, folder: string): Promise<Request> {
  const { method, headers, signal } = request;
  const inner = new URL(url.pathname.slice(folder.length) + url.search, url.origin);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(inner, { method, headers, body, signal });
}

/** Pages of the server link to its root, which is the folder for a browser. */
async function moveIntoFolder(response: Response, folder: string): Promise<Response> {
  if (folder === '') return response;
  const { status, headers } = response;
  const target = headers.get('location');
  if (target?.startsWith('/')) headers.set('location', folder + target);
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replaceAll(/( (?:href|src|action)=")\/(?!\/)/g, `$1${folder}/`), { status, headers });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
