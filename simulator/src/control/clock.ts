import type { Clock } from '@muara/contract/control';
import { formatInstant } from '@muara/contract/rules';
import { clockMessage } from '../realtime/clock-message.ts';
import type { World } from '../world/world.ts';
import type { HandlersOf } from './action.ts';
import { readClockChange } from './checks.ts';

export const CLOCK: HandlersOf<'getClock' | 'setClock'> = {
  getClock: (_input, { world }) => describeClock(world()),
  setClock: ({ body }, { world, hub, name }) => {
    const change = readClockChange(body);
    const { clock } = world();
    if ('now' in change) clock.freeze(change.now);
    else if ('advance' in change) clock.advance(change.advance);
    else clock.real();
    hub.world(name).broadcast(clockMessage(clock));
    return describeClock(world());
  },
};

function describeClock({ clock }: World): Clock {
  return {
    now: formatInstant(clock.now()),
    mode: clock.mode,
    jobs: clock.jobs().map(({ at, kind }) => ({ at: formatInstant(at), kind })),
  };
}
