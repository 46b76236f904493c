import { existsSync, readFileSync } from 'node:fs';
import type { Call } from './calls.ts';
import { inRepository } from './documents.ts';
import { PROVOKE_REASONS } from './provoke-reasons.ts';

/** How a code is provoked in a new world, or why no ordinary call does it. */
export type Provocation = { calls: Call[] } | { reason: string };

/** Returns how each code is provoked: recorded sequences, and reasons. */
export function readProvocations(): Readonly<Record<string, Provocation>> {
  const file = inRepository('docs/provoke.json');
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Provocation>) : {};
  const reasons = Object.entries(PROVOKE_REASONS).map(([code, reason]) => [code, { reason }] as const);
  return { ...Object.fromEntries(reasons), ...recorded };
}
