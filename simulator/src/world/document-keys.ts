import { createRandom } from './random.ts';
import { sha256 } from './sha256.ts';
import type { World } from './world.ts';

const KEY_LETTERS = 32;
const MARK_LETTERS = 8;
const SECRET_BYTES = 32;

/**
 * Returns the key to the documents of a purchase, or of one ticket of a batch.
 * It cannot be derived from the code, another key or a printed document.
 */
export function documentKey(world: World, code: string): string {
  return sha256(`${documentSecrets(world).documents}|${code}`).slice(0, KEY_LETTERS);
}

/**
 * Returns the secret in a wristband's QR code, without which its code and number are not valid for
 * entry.
 */
export function wristbandMark(world: World, code: string, number: number): string {
  return sha256(`${documentSecrets(world).wristbands}|${code}|${number}`)
    .slice(0, MARK_LETTERS)
    .toUpperCase();
}

/**
 * Returns the secrets that keys and marks are derived from, created once per world and kept in
 * snapshots. Document keys never repeat after a reset; QR codes do, like everything the seed decides.
 */
export function documentSecrets(world: World): { documents: string; wristbands: string } {
  const { documentSecrets: secrets } = world.tables;
  return secrets.get(1) ?? secrets.insert({ documents: newKey(world), wristbands: newMark(world) });
}

function newKey({ secrets }: World): string {
  return secrets.token(SECRET_BYTES);
}

function newMark({ seed }: World): string {
  return createRandom(`${seed}:default:wristbands`).token(SECRET_BYTES);
}
