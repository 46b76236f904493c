/** Encodes a message to the server: base64 of UTF-8 JSON (000 §7). */
export function encodeFrame(message: object): string {
  return btoa(
    Array.from(new TextEncoder().encode(JSON.stringify(message)), (byte) => String.fromCharCode(byte)).join(''),
  );
}

/**
 * Decodes a message from the server: plain JSON, or base64 of it.
 * Undefined when it is neither, or has no type.
 */
export function decodeFrame(data: unknown): { type: string } | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const text = data.trimStart().startsWith('{')
      ? data
      : new TextDecoder().decode(Uint8Array.from(atob(data.trim()), (character) => character.charCodeAt(0)));
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'type' in message && typeof message.type === 'string'
      ? (message as { type: string })
      : undefined;
  } catch {
    return undefined;
  }
}
