/** Longer frames are not looked at. */
const LONGEST_FRAME = 100_000;

/**
 * One frame of a client: base64 of UTF-8 JSON (000 §7), or plain JSON. The argument that may stand behind the word
 * (`/page /d/tickets`, 000 §4) is moved to its field. Undefined when the frame is none of these.
 */
export function decodeFrame(text: string): Record<string, unknown> | undefined {
  if (text.length > LONGEST_FRAME) return undefined;
  const trimmed = text.trim();
  try {
    const value: unknown = JSON.parse(trimmed.startsWith('{') ? trimmed : fromBase64(trimmed));
    return isRecord(value) ? withArgument(value) : undefined;
  } catch {
    return undefined;
  }
}

function fromBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function withArgument(message: Record<string, unknown>): Record<string, unknown> {
  const page = typeof message['msg'] === 'string' ? /^\/page\s+(\S.*)$/.exec(message['msg']) : null;
  return page ? { ...message, msg: '/page', path: page[1] } : message;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
