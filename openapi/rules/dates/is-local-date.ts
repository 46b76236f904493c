import { fromDayNumber, toDayNumber } from './day-number.ts';

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing date, 'YYYY-MM-DD': '2026-02-30' is not. */
export function isLocalDate(text: string): boolean {
  return SHAPE.test(text) && fromDayNumber(toDayNumber(text)) === text;
}
