import { ControlCallError, type Control } from '@muara/client/control';
import type { World } from '@muara/contract/control';
import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '@/lib/clock.ts';

const POLL_MS = 3_000;
/** The world's time travels in whole seconds. */
const CLOSE_MS = 2_000;

/**
 * `replaced`: somebody deleted or reset the world, and it exists again. `gone`: it does not.
 * `world` is what was last known of it.
 */
export interface WorldState {
  kind: 'loading' | 'open' | 'replaced' | 'gone' | 'unreachable';
  world: World | null;
}

interface FollowedWorld {
  state: WorldState;
  /** Asks again. */
  look(): Promise<void>;
  /** Takes the world of that name as it is now. */
  settle(): void;
}

/** Follows a world through its control plane. */
export function useWorld(control: Control, name: string): FollowedWorld {
  const [state, setState] = useState<WorldState>({ kind: 'loading', world: null });
  const look = async () => {
    try {
      const world = await control.getWorld({ params: { name } });
      setClock(world);
      setState((before) => ({ kind: isOther(before, world) ? 'replaced' : 'open', world }));
    } catch (error) {
      const isGone = error instanceof ControlCallError && error.code === 'world_not_found';
      setState(({ world }) => ({ kind: isGone ? 'gone' : 'unreachable', world }));
    }
  };
  const follow = useEffectEvent(look);
  useEffect(() => {
    let cancel = (): void => undefined;
    const poll = () => {
      if (document.visibilityState === 'visible') void follow();
      cancel = clock.after(POLL_MS, poll);
    };
    poll();
    return () => cancel();
  }, []);
  return { state, look, settle: () => setState({ kind: 'loading', world: null }) };
}

function isOther({ kind, world: before }: WorldState, world: World): boolean {
  return (
    kind === 'replaced' ||
    (kind === 'gone' && before !== null) ||
    (before !== null && world.incarnation !== before.incarnation)
  );
}

/** Sets the app's clock where no connection or response has done so yet. */
function setClock(world: World): void {
  const now = parseInstant(world.now);
  if (now !== null && Math.abs(now - clock.now()) > CLOSE_MS) clock.set({ now, isStopped: world.clock === 'frozen' });
}
