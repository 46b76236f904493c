/**
 * Returns the bytes of base64; null when it is not valid.
 * Fast also for the largest upload, unlike a regex.
 */
export function decodeBase64(base64: string): Uint8Array | null {
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
