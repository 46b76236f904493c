import { crc32 } from '../../src/images/crc32.ts';

/** A black one-pixel image, as base64. */
export const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////' +
  '////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////' +
  '////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA' +
  'FAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgA/9k=';

/** A one-pixel image, as base64. */
export const PNG_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const END_CHUNK_BYTES = 12;
const CHUNK_FRAME_BYTES = 12;

/** Returns the bytes of base64 in a new array. */
export const listBytes = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Returns a valid PNG of exactly `bytes` bytes as base64: a pixel, and a private chunk that viewers
 * skip.
 */
export function pngOf(bytes: number): string {
  const pixel = listBytes(PNG_PIXEL);
  const end = pixel.length - END_CHUNK_BYTES;
  const length = bytes - pixel.length - CHUNK_FRAME_BYTES;
  const file = new Uint8Array(bytes);
  const view = new DataView(file.buffer);
  file.set(pixel.subarray(0, end));
  view.setUint32(end, length);
  file.set(new TextEncoder().encode('muRa'), end + 4);
  view.setUint32(end + 8 + length, crc32(file.subarray(end + 4, end + 8 + length)));
  file.set(pixel.subarray(end), bytes - END_CHUNK_BYTES);
  return getBase64(file);
}

/** Returns bytes as base64, even many megabytes. */
export function getBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8_192) letters += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(letters);
}
