/** A random key of 128 bits. `crypto.randomUUID` is missing on pages that are not secure, such as http in a shop's network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
