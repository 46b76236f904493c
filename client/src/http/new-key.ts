/**
 * Returns a random key of 128 bits.
 * `crypto.randomUUID` is missing on insecure pages, such as http in a local network.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
