const SHAPE = /^((?:[01]\d|2[0-3]):[0-5]\d) - ((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Parses a slot label into its two times, the inverse of `slotLabel` (001 §9).
 *
 * @returns null when the text is not a label, or the slot does not end after it starts
 */
export function parseSlot(label: string): { from: string; to: string } | null {
  const [, from, to] = SHAPE.exec(label) ?? [];
  return from && to && from < to ? { from, to } : null;
}
