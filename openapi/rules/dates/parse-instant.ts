import { isLocalDate } from './is-local-date.ts';
import { type EpochMs, KL_OFFSET_MS, MINUTE_MS } from './local-date.ts';
import { toEpoch } from './to-epoch.ts';

const SHAPE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * Parses a moment; without an offset it is Kuala Lumpur time, regardless of the machine's zone.
 * Accepts '2026-11-21T10:15', or a date for its midnight.
 *
 * @returns null when the text is not a moment
 */
export function parseInstant(text: string): EpochMs | null {
  const parts = SHAPE.exec(text);
  if (!parts) return null;
  const [, date = '', hours = '0', minutes = '0', seconds = '0', fraction = '', zone] = parts;
  if (!isLocalDate(date)) return null;
  const wall = toEpoch(date, Number(hours) * 60 + Number(minutes));
  const fine = Number(seconds) * 1_000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  return wall + fine + (zone === undefined ? 0 : KL_OFFSET_MS - toOffset(zone));
}

function toOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const size = (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6))) * MINUTE_MS;
  return zone.startsWith('-') ? -size : size;
}
