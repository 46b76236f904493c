import type { DateRefusal } from '@muara/contract/constants';
import type { DayMark } from '@/ui/month-grid.tsx';
import { refusalMark } from '@/domain/departures/refusal-mark.tsx';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

type MarkWord = keyof typeof wizardText.calendar.meaning;

const WORDS: Partial<Record<DateRefusal | 'closed', MarkWord>> = {
  holiday: 'holiday',
  sold_out: 'soldOut',
  seatide: 'tide',
  vvip_lead: 'notice',
  package_ended: 'ended',
  closed: 'closed',
};

/** Returns the mark for the reason of a blocked day. Past days and days too far ahead have none. */
export function dayMark(code: DateRefusal | 'closed'): DayMark | null {
  const word = WORDS[code];
  return word === undefined ? null : refusalMark(code, wizardText.calendar[word]);
}

/** Returns all marks with their meanings. */
export const dayMarks = (): { mark: DayMark; meaning: string }[] =>
  (Object.entries(WORDS) as [DateRefusal | 'closed', MarkWord][]).map(([code, word]) => ({
    mark: refusalMark(code, wizardText.calendar[word]),
    meaning: wizardText.calendar.meaning[word],
  }));
