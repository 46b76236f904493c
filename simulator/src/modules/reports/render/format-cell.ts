import type { Language } from '@muara/contract/constants';
import type { Column } from '@muara/contract/reports';
import { formatInstant, formatRinggit, toLocalDate, toLocalMinutes } from '@muara/contract/rules';

const MONTHS: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'],
};
const THOUSANDS = /\B(?=(\d{3})+$)/g;

export type CellValue = string | number | null;

/** Returns a cell as people read it; amounts without the currency sign, which the report's head names. */
export function formatCell({ kind, values }: Column, value: CellValue, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    if (kind === 'date') return formatDay(value, language);
    return values?.[value]?.[language] ?? value;
  }
  if (kind === 'money') return formatRinggit(value);
  if (kind === 'instant') return formatTime(value, language);
  return value < 1_000 ? String(value) : String(value).replace(THOUSANDS, ',');
}

/** Formatted days: a long report has few days and many rows. */
const days: Record<Language, Map<string, string>> = { en: new Map(), ms: new Map() };
/** More days than any report has; keeps the memory of a long-running server small. */
const MAX_DAYS = 10_000;

/** `2026-11-23` → `23 Nov 2026`. */
export function formatDay(day: string, language: Language): string {
  const known = days[language].get(day);
  if (known !== undefined) return known;
  const text = `${Number(day.slice(8, 10))} ${formatMonth(day, language)}`;
  if (days[language].size < MAX_DAYS) days[language].set(day, text);
  return text;
}

/** `2026-11` → `Nov 2026`. */
export function formatMonth(month: string, language: Language): string {
  return `${MONTHS[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** Epoch milliseconds → `23 Nov 2026, 14:02` of Kuala Lumpur. */
export function formatTime(instant: number, language: Language): string {
  const minutes = toLocalMinutes(instant);
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${formatDay(toLocalDate(instant), language)}, ${time}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Epoch milliseconds → `2026-11-23 14:02:05` of Kuala Lumpur, which spreadsheets sort. */
export function sortableTime(instant: number): string {
  const iso = formatInstant(instant);
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}
