import type { Language } from '@muara/contract/constants';
import type { Column } from '@muara/contract/reports';
import { formatInstant, formatRinggit } from '@muara/contract/rules';

const MONTHS: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'],
};
const THOUSANDS = /\B(?=(\d{3})+$)/g;

export type CellValue = string | number | null;

/** Returns a cell as people read it; amounts without a currency sign, which the head of the report names. */
export function formatCell({ kind, values }: Column, value: CellValue, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    if (kind === 'date') return formatDay(value, language);
    return values?.[value]?.[language] ?? value;
  }
  if (kind === 'money') return formatRinggit(value);
  if (kind === 'instant') return formatTime(value, language);
  return String(value).replace(THOUSANDS, ',');
}

/** `2026-11-23` → `23 Nov 2026`. */
export function formatDay(day: string, language: Language): string {
  return `${Number(day.slice(8, 10))} ${formatMonth(day, language)}`;
}

/** `2026-11` → `Nov 2026`. */
export function formatMonth(month: string, language: Language): string {
  return `${MONTHS[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** Epoch milliseconds → `23 Nov 2026, 14:02` of Kuala Lumpur. */
export function formatTime(instant: number, language: Language): string {
  const iso = formatInstant(instant);
  return `${formatDay(iso, language)}, ${iso.slice(11, 16)}`;
}

/** Epoch milliseconds → `2026-11-23 14:02:05` of Kuala Lumpur, which spreadsheets sort. */
export function sortableTime(instant: number): string {
  const iso = formatInstant(instant);
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}
