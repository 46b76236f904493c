import { existsSync, readFileSync } from 'node:fs';
import { inRepository } from './documents.ts';
import type { Call } from './calls.ts';

/** How a code is provoked in a new world, or why no ordinary call does it. */
export type Provocation = { calls: Call[] } | { reason: string };

/** Returns how each code is provoked. */
export function readProvocations(): Readonly<Record<string, Provocation>> {
  const file = inRepository('docs/provoke.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Provocation>) : {};
}
