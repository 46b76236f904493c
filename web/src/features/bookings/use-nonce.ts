import { useRef } from 'react';

/**
 * A nonce for what is sent: the same again, after a cut, keeps it, so that the server makes one booking of it; anything
 * else is another one.
 */
export function useNonce(): (order: object) => string {
  const last = useRef<{ order: string; nonce: string } | null>(null);
  return (order) => {
    const key = JSON.stringify(order);
    if (last.current?.order !== key) last.current = { order: key, nonce: drawNonce() };
    return last.current.nonce;
  };
}

/** `crypto.randomUUID` is missing on plain http addresses of a local network. */
function drawNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
