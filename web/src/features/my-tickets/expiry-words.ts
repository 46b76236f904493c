import { daysBetween } from '@muara/contract/rules/dates/days-between';
import { toLocalDate } from '@muara/contract/rules/dates/to-local-date';
import { clock } from '@/lib/clock.ts';
import { expiryMessages as text } from './my-tickets.messages.ts';

/** From so many days on, months say it better. */
const MONTHS_FROM_DAYS = 61;
const DAYS_A_MONTH = 30.44;
/** Tickets that expire within a month are highlighted. */
const SOON_DAYS = 30;

interface Expiry {
  words: string;
  tone: 'ended' | 'soon' | 'far';
}

/**
 * Returns how long a ticket is valid, in words. Days are those of Kuala Lumpur.
 *
 * @param at an instant, null for no end
 */
export function expiryOf(at: string | null, now: number = clock.now()): Expiry {
  if (at === null) return { words: text.never, tone: 'far' };
  if (Date.parse(at) < now) return { words: text.ended, tone: 'ended' };
  const days = daysBetween(toLocalDate(now), toLocalDate(Date.parse(at)));
  if (days === 0) return { words: text.today, tone: 'soon' };
  if (days === 1) return { words: text.tomorrow, tone: 'soon' };
  if (days < MONTHS_FROM_DAYS) return { words: text.days(days), tone: days <= SOON_DAYS ? 'soon' : 'far' };
  return { words: text.months(Math.floor(days / DAYS_A_MONTH)), tone: 'far' };
}
