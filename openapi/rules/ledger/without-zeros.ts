import type { LineKind, Lines } from './lines.ts';

/** Returns the lines that move something. */
export function withoutZeros(lines: Lines): Lines {
  const kept: Partial<Record<LineKind, number>> = {};
  for (const kind in lines) if (lines[kind as LineKind]) kept[kind as LineKind] = lines[kind as LineKind];
  return kept;
}
