/** A slot as people and the wire name it, 'from - to': '09:00 - 10:00' (001 §9). */
export function slotLabel({ from, to }: { from: string; to: string }): string {
  return `${from} - ${to}`;
}
