/** Where the app is served: its paths such as `/d/pos` are below this folder. */
interface Site {
  /** The folder without its last slash, for the router: empty, or `/x/y`. */
  readonly base: string;
  /** Returns the address of a path of the app, for links, for `history` and for new windows. */
  hrefOf(path: string): string;
  /** Returns the path of the app at an address's path. */
  pathAt(pathname: string): string;
}

/** @param folder where `index.html` is: `/`, or `/x/y/` */
export function createSite(folder: string): Site {
  const base = folder.replace(/\/$/, '');
  return {
    base,
    hrefOf: (path) => (path.startsWith('/') ? base + path : path),
    pathAt: (pathname) => (pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/'),
  };
}

/** The server may place the same files below several folders, and says in the page which one this is. */
function placedFolder(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="app-folder"]')?.content;
}

/** A build for any folder has a relative base: its scripts are in `assets`, beside `index.html`. */
function findFolder(configured: string, script: string): string {
  return configured.startsWith('/') ? configured : new URL('..', script).pathname;
}

// Tests in Node load modules that build addresses, and have no site.
export const site = createSite(placedFolder() ?? findFolder(import.meta.env?.BASE_URL ?? '/', import.meta.url));

/** Ends the names of what this app stores: apps of one origin in several folders do not share it. */
export const STORAGE_SUFFIX = placedFolder() === undefined ? '' : `@${site.base}`;

export const { hrefOf } = site;

/** Returns the path of the app that the browser shows. */
export const currentPath = (): string => site.pathAt(location.pathname);
