import { formatRinggit } from './format-ringgit.ts';
import type { Sen } from './sen.ts';

/** Formats sen with the currency: 123450 → 'RM 1,234.50'. */
export function formatMoney(sen: Sen): string {
  return `RM ${formatRinggit(sen)}`;
}
