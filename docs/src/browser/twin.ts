/** Returns the address of the site, with a slash at its end. */
export const siteRoot = (): string => new URL(document.documentElement.dataset['root'] || './', location.href).href;

/** Returns the address of the server beside the site: the site is in its folder `docs/`. */
export const twinRoot = (): string => new URL('../', siteRoot()).href.replace(/\/$/, '');

/** Returns whether a server of the contract responds beside the site. */
export async function findTwin(): Promise<boolean> {
  try {
    const response = await fetch(`${twinRoot()}/config.json`, { headers: { accept: 'application/json' } });
    const config = (await response.json()) as { apiBase?: unknown };
    return response.ok && typeof config.apiBase === 'string';
  } catch {
    return false;
  }
}
