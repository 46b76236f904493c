/** Longer frames are ignored. */
const MAX_FRAME_LENGTH = 100_000;

/**
 * Decodes a client's frame: base64 of UTF-8 JSON (000 §7), or plain JSON.
 * An argument after the name (`/page /d/tickets`, `/end 5`, 000 §4) is moved to its field. Undefined when it is
 * neither.
 */
export function decodeFrame(text: string): Record<string, unknown> | undefined {
  if (text.length > MAX_FRAME_LENGTH) return undefined;
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
  const words = typeof message['msg'] === 'string' ? /^(\/page|\/end)\s+(\S.*)$/.exec(message['msg']) : null;
  if (!words) return message;
  const [, msg, argument] = words;
  return msg === '/page' ? { ...message, msg, path: argument } : { ...message, msg, id: Number(argument) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
