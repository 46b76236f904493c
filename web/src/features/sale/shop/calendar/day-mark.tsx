import type { DateRefusal } from '@muara/contract/constants';
import type { ReactNode } from 'react';
import { CalendarIcon, FlagIcon, VoidIcon } from '@/ui/icons.tsx';
import type { DayMark } from '@/ui/month-grid.tsx';
import { ClockIcon, TideIcon } from '../../wizard/parts/icons.tsx';
import { shopText } from '../shop.messages.ts';

/** What a day that cannot be chosen carries in a word, so that colour is never alone. */
export type MarkWord = keyof typeof shopText.calendar.meaning;

const WORDS: Partial<Record<DateRefusal | 'closed', MarkWord>> = {
  holiday: 'holiday',
  sold_out: 'soldOut',
  seatide: 'tide',
  vvip_lead: 'notice',
  package_ended: 'ended',
  closed: 'closed',
};

/** A phone has room for the icon alone. */
const ICONS: Record<MarkWord, ReactNode> = {
  holiday: <FlagIcon size={14} />,
  soldOut: <VoidIcon size={14} />,
  tide: <TideIcon size={14} />,
  notice: <ClockIcon size={14} />,
  ended: <CalendarIcon size={14} />,
  closed: <VoidIcon size={14} />,
};

/** The word for the reason of a day; days that are over, and those too far ahead, carry none. */
export function markWord(code: DateRefusal | 'closed'): MarkWord | null {
  return WORDS[code] ?? null;
}

export function dayMark(word: MarkWord): DayMark {
  const tone = word === 'holiday' || word === 'soldOut' ? 'bad' : 'warn';
  return { text: shopText.calendar[word], tone, icon: ICONS[word] };
}
