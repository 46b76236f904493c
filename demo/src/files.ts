interface SiteFilesOptions {
  site: URL;
  /** Paths of the built files below the site. */
  paths: readonly string[];
  /** Changes with any of the files. */
  version: string;
}

/** The static files of the demo, from this browser's cache once they have been loaded. */
interface SiteFiles {
  has(path: string): boolean;
  /** Returns a file, from the cache if it is there. */
  load(path: string): Promise<Response>;
  /** Loads every file that is not cached yet, so that the demo works offline. */
  keepAll(): Promise<void>;
  /** Removes the files of earlier versions. */
  forgetOthers(): Promise<void>;
}

/** A name with a hash never changes what it contains. */
const HASHED = /-[\w-]{8,}\.\w+$/;

export function createSiteFiles({ site, paths, version }: SiteFilesOptions): SiteFiles {
  const known = new Set(paths);
  const family = `muara-demo ${site.pathname} `;
  const name = family + version;

  async function load(path: string): Promise<Response> {
    const cache = await caches.open(name);
    const url = new URL(path, site).href;
    const cached = await cache.match(url);
    if (cached) return cached;
    const response = await fetch(url, { cache: HASHED.test(path) ? 'default' : 'no-cache' });
    if (response.ok) await cache.put(url, response.clone());
    return response;
  }

  return {
    has: (path) => known.has(path),
    load,
    async keepAll() {
      const rest = paths.values();
      const loadRest = async (): Promise<void> => {
        for (const path of rest) await load(path);
      };
      // A few at a time: what the page asks for comes between them.
      await Promise.all([loadRest(), loadRest(), loadRest(), loadRest()]);
    },
    async forgetOthers() {
      const old = (await caches.keys()).filter((other) => other.startsWith(family) && other !== name);
      await Promise.all(old.map((other) => caches.delete(other)));
    },
  };
}
