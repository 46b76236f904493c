/** The source of unguessable texts: session tokens, reset links, document keys. */
export interface Secrets {
  /** Returns random bytes as lower-case hexadecimal, two letters a byte. */
  token(bytes: number): string;
}

/** Fills an array with random bytes; `crypto.getRandomValues`, or a test's own source. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * Returns a source of secrets. Unlike a world's random source it is not derived from the seed: a reset, a restore or
 * another installation never repeats a secret.
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
