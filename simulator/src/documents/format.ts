const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const KUALA_LUMPUR_OFFSET_MS = 8 * 60 * 60 * 1000;

/** An instant (ISO 8601 with an offset) in Kuala Lumpur time: `21 Nov 2025, 14:02`. */
export function localTime(instant: string): string {
  const shifted = new Date(Date.parse(instant) + KUALA_LUMPUR_OFFSET_MS);
  const iso = shifted.toISOString();
  return `${dayMonthYear(iso)}, ${iso.slice(11, 16)}`;
}

/** A date (`YYYY-MM-DD`) with its weekday: `Fri, 21 Nov 2025`. */
export function longDate(date: string): string {
  return `${DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${dayMonthYear(date)}`;
}

function dayMonthYear(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}
