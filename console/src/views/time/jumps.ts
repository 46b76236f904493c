import type { ClockChange } from '@muara/contract/control';
import { clockChange } from '@muara/client/control';

/** A step of the clock that testers need often. */
interface Jump {
  title: string;
  /** Returns the change that the step makes, at the time of a world; it never leads back. */
  change(now: string): ClockChange;
}

export const JUMPS: readonly Jump[] = [
  { title: '+ 1 min', change: () => ({ advance: 'PT1M' }) },
  { title: '+ 30 min', change: () => ({ advance: 'PT30M' }) },
  { title: '+ 1 h', change: (now) => clockChange('hour', now) },
  { title: '+ 1 day', change: () => ({ advance: 'P1D' }) },
  { title: 'Just before closing', change: (now) => clockChange('beforeClosing', now) },
  { title: 'Five past midnight', change: (now) => clockChange('afterMidnight', now) },
  { title: 'End of the month', change: (now) => clockChange('endOfMonth', now) },
];
