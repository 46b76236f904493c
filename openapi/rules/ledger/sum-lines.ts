import type { Sen } from '../money/sen.ts';
import { LINE_KINDS, type LineKind } from './lines.ts';
import type { Posting } from './shapes.ts';

/** Returns what was posted in total, by kind of line. */
export function sumLines(postings: Iterable<Pick<Posting, 'lines'>>): Record<LineKind, Sen> {
  const sums = Object.fromEntries(LINE_KINDS.map((kind) => [kind, 0])) as Record<LineKind, Sen>;
  for (const { lines } of postings) for (const kind of LINE_KINDS) sums[kind] += lines[kind] ?? 0;
  return sums;
}
