/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Request options for calls to the helpers. Browsers need them on https pages that call this machine. */
export const toThisMachine = (protocol: string): RequestInit =>
  protocol === 'https:' ? ({ targetAddressSpace: 'loopback' } as RequestInit) : {};
