/** Whether a host name stands for this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** What calls to the helpers say besides, for browsers that tell pages of the web from this machine (https pages only). */
export const toThisMachine = (protocol: string): RequestInit =>
  protocol === 'https:' ? ({ targetAddressSpace: 'loopback' } as RequestInit) : {};
