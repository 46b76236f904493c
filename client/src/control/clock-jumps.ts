import type { ClockChange } from '@muara/contract/control';
import { addDays } from '@muara/contract/rules/dates/add-days';

/** Moments where things go wrong, and the way back to real time. */
export type ClockJump = 'beforeClosing' | 'afterMidnight' | 'endOfMonth' | 'hour' | 'real';

export const CLOCK_JUMPS: readonly ClockJump[] = ['beforeClosing', 'afterMidnight', 'endOfMonth', 'hour', 'real'];

/** Boats may have stopped from 22:00 (002 §5.3). */
const BEFORE_CLOSING = '21:55';

/**
 * Returns the change that a jump makes.
 * Jumps never lead back: the end of a month that has begun its last minutes is that of the next month.
 * @param now the world's time, with the offset of Kuala Lumpur
 */
export function clockChange(jump: ClockJump, now: string): ClockChange {
  const day = now.slice(0, 10);
  const time = now.slice(11, 16);
  switch (jump) {
    case 'beforeClosing':
      return at(time < BEFORE_CLOSING ? day : addDays(day, 1), BEFORE_CLOSING);
    case 'afterMidnight':
      return at(time < '00:05' ? day : addDays(day, 1), '00:05');
    case 'endOfMonth':
      return at(endOfMonth(day, time), '23:55');
    case 'hour':
      return { advance: 'PT1H' };
    case 'real':
      return { real: true };
  }
}

const at = (day: string, time: string): ClockChange => ({ now: `${day}T${time}:00+08:00` });

function endOfMonth(day: string, time: string): string {
  const last = lastDay(day);
  return day === last && time >= '23:55' ? lastDay(addDays(day, 1)) : last;
}

/** Returns the last day of a day's month. */
function lastDay(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}
