import { formatInstant } from '@muara/contract/rules';
import type { ServerMessage } from '@muara/contract/realtime';
import type { WorldClock } from '../world/clock.ts';

/** Returns the message that sets the clocks of windows. */
export function clockMessage(clock: Pick<WorldClock, 'now' | 'mode'>): ServerMessage {
  return { type: 'clock', now: formatInstant(clock.now()), stopped: clock.mode === 'frozen' };
}
