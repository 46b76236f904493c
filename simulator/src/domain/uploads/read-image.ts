import { UPLOAD_LIMIT_BYTES } from '@muara/contract/constants';
import { isJpeg } from '../../images/is-jpeg.ts';
import { isPng } from '../../images/is-png.ts';

/** An uploaded image: its media type by content (empty when invalid) and its size. */
interface UploadedImage {
  type: string;
  bytes: number;
  base64: string;
}

const DATA_URL = /^data:([^;,]*)(?:;[^;,]*)*;base64,/;
const FORMATS = [
  { type: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], isValid: isPng },
  { type: 'image/jpeg', signature: [0xff, 0xd8, 0xff], isValid: isJpeg },
];

/**
 * Reads an image from base64 or a data URL.
 * Its content decides the type: it must be complete, not just begin like an image. A data URL with another media type
 * is refused. A file over the upload limit is checked by its signature only, because its size refuses it.
 * @returns null when it is not base64
 */
export function readImage(text: string): UploadedImage | null {
  const url = DATA_URL.exec(text);
  const base64 = (url ? text.slice(url[0].length) : text).replaceAll(/\s/g, '');
  const content = base64.length > 0 && base64.length % 4 === 0 ? decodeBase64(base64) : null;
  if (!content) return null;
  const declared = url?.[1] ?? '';
  const isImage = declared === '' || declared.startsWith('image/');
  const format = isImage
    ? FORMATS.find(({ signature }) => signature.every((byte, at) => content[at] === byte))
    : undefined;
  const isValid = format && (content.length > UPLOAD_LIMIT_BYTES || format.isValid(content));
  return { type: isValid ? format.type : '', bytes: content.length, base64 };
}

/**
 * Returns the bytes of base64; null when it is not valid.
 * Fast also for the largest upload, unlike a regex.
 */
function decodeBase64(base64: string): Uint8Array | null {
  let letters: string;
  try {
    letters = atob(base64);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
