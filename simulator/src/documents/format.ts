import type { Language } from '@muara/contract/constants';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
};
const DAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ms: ['Ahd', 'Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab'],
};
const KUALA_LUMPUR_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Formats an instant (ISO 8601 with an offset) in Kuala Lumpur time: `21 Nov 2025, 14:02`. */
export function localTime(instant: string, language: Language = 'en'): string {
  const shifted = new Date(Date.parse(instant) + KUALA_LUMPUR_OFFSET_MS);
  const iso = shifted.toISOString();
  return `${dayMonthYear(iso, language)}, ${iso.slice(11, 16)}`;
}

/** Formats a date (`YYYY-MM-DD`) with its weekday: `Fri, 21 Nov 2025`. */
export function longDate(date: string, language: Language = 'en'): string {
  return `${DAYS[language][new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${dayMonthYear(date, language)}`;
}

function dayMonthYear(iso: string, language: Language): string {
  return `${Number(iso.slice(8, 10))} ${MONTHS[language][Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}
