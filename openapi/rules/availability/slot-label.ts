/** Formats a slot as people and the wire name it: '09:00 - 10:00' (001 §9). */
export function slotLabel({ from, to }: { from: string; to: string }): string {
  return `${from} - ${to}`;
}
