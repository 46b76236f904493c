/** Checks a request to a server on a developer's machine, which any web page can reach. */

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/;

const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Returns whether a caller's network address is of this machine. */
export function isOwnMachine(address: string | undefined): boolean {
  return address !== undefined && OWN_ADDRESS.test(address);
}

/** Returns the host name of a Host header or authority, in lower case and without its port. */
export function hostNameOf(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Returns whether a name means this machine, regardless of DNS. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK.test(name);
}

/**
 * Returns whether a server may answer for a Host header: a loopback name, or one that it was told to
 * allow. Any other name may be somebody else's that points here (DNS rebinding).
 */
export function isAllowedHost(host: string | null | undefined, allowed: readonly string[]): boolean {
  const name = hostNameOf(host ?? '');
  return isLoopbackName(name) || allowed.some((other) => hostNameOf(other) === name);
}

/** Returns whether a browser says that a page of another site sent the request. */
export function isCrossSite(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('sec-fetch-site') === 'cross-site';
}
