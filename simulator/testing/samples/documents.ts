import type { TestSimulator } from '../index.ts';
import { documentKey } from '../../src/world/document-keys.ts';

/** Returns the input of a call for a public document with its key, as in a mail or print job. */
export function keyed<Q extends object = object>(
  { world }: TestSimulator,
  code: string,
  query = {} as Q,
): { params: { code: string }; query: Q & { key: string } } {
  return { params: { code }, query: { ...query, key: documentKey(world, code) } };
}

/** The headers of a printer helper. */
export const HELPER = { 'x-api-key': 'muara-printer-key' } as const;
