import { daysBetween } from '@muara/contract/rules/dates/days-between';
import { isLocalDate } from '@muara/contract/rules/dates/is-local-date';

/** How many days before its end a contract is pointed out. */
const SOON_DAYS = 30;

export interface ContractNews {
  state: 'ended' | 'ending' | 'coming';
  /** Days since the end, until the end, or until the start. */
  days: number;
}

/**
 * Returns the state of a contract that needs attention today; null while it simply runs.
 * It has ended, ends within thirty days, or has not begun. Today is 'YYYY-MM-DD' in Kuala Lumpur; both of the
 * contract's days belong to it.
 */
export function contractNews({ start, end }: { start: string; end: string }, today: string): ContractNews | null {
  if (!isLocalDate(start) || !isLocalDate(end) || end < start) return null;
  if (end < today) return { state: 'ended', days: daysBetween(end, today) };
  if (start > today) return { state: 'coming', days: daysBetween(today, start) };
  const left = daysBetween(today, end);
  return left <= SOON_DAYS ? { state: 'ending', days: left } : null;
}
