/** A picture as it came: its media type by its content, empty when that is no picture, and its size. */
export interface UploadedImage {
  type: string;
  bytes: number;
  base64: string;
}

const DATA_URL = /^data:([^;,]*)(?:;[^;,]*)*;base64,/;
const SIGNATURES: [type: string, letters: string][] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
];
/** Base64 letters that hold every signature. */
const HEAD = 16;

/**
 * Reads a picture from base64 or a data URL. What it is, its first bytes say; a data URL that calls itself something
 * else than a picture is none.
 * @returns null when it is not base64
 */
export function readImage(text: string): UploadedImage | null {
  const url = DATA_URL.exec(text);
  const base64 = (url ? text.slice(url[0].length) : text).replaceAll(/\s/g, '');
  if (base64.length === 0 || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const head = atob(base64.slice(0, HEAD));
  const declared = url?.[1] ?? '';
  const isPicture = declared === '' || declared.startsWith('image/');
  const type = isPicture ? SIGNATURES.find(([, letters]) => head.startsWith(letters))?.[0] : undefined;
  return { type: type ?? '', bytes: (base64.length / 4) * 3 - padding, base64 };
}
