/** The source of unguessable strings: session tokens, reset links, document keys. */
export interface Secrets {
  /** Returns random bytes in lower-case hexadecimal, two digits per byte. */
  token(bytes: number): string;
}

/** Fills an array with random bytes: `crypto.getRandomValues`, or a test's own source. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * Returns a source of secrets.
 * It is not derived from the seed, so that no reset, restore or other installation repeats a secret.
 */
export function createSecrets(fill: FillRandom = (bytes) => void crypto.getRandomValues(bytes)): Secrets {
  return {
    token(count) {
      const bytes = new Uint8Array(count);
      fill(bytes);
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
