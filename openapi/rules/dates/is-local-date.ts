import { fromDayNumber, toDayNumber } from './day-number.ts';

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a date that exists, as 'YYYY-MM-DD': '2026-02-30' is none. */
export function isLocalDate(text: string): boolean {
  return SHAPE.test(text) && fromDayNumber(toDayNumber(text)) === text;
}
