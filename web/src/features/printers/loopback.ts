/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Request options for calls to the helpers. Browsers need them on https pages that call this machine. */
export const localRequestOptions = (protocol: string): RequestInit =>
  protocol === 'https:' ? ({ targetAddressSpace: 'loopback' } as RequestInit) : {};

/** Whether the helpers are behind this page's own server: then they need no permission. */
export const isOwnServer = (urls: Readonly<Record<string, string>>): boolean =>
  Object.values(urls).every((url) => new URL(url, location.href).origin === location.origin);
