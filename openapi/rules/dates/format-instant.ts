import { DAY_MS, type EpochMs, KL_OFFSET_MS } from './local-date.ts';
import { toLocalDate } from './to-local-date.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats a moment for the wire, to the second: '2026-11-21T10:15:00+08:00'. */
export function formatInstant(now: EpochMs): string {
  const local = now + KL_OFFSET_MS;
  const seconds = Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / 1_000);
  const hour = twoDigits(Math.floor(seconds / 3_600));
  const minute = twoDigits(Math.floor(seconds / 60) % 60);
  return `${toLocalDate(now)}T${hour}:${minute}:${twoDigits(seconds % 60)}+08:00`;
}
