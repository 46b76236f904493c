import { useRef } from 'react';

/**
 * Returns a nonce for a request body.
 * The same body keeps its nonce, so that a retry after a lost connection creates one booking. Another body gets a new
 * one.
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
