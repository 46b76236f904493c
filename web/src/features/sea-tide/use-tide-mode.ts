import { TIDE_SESSIONS, type TideSession } from '@muara/contract/constants';
import { useSearchParams } from 'react-router-dom';
import { useSessionActions } from '@/domain/session/session-context.ts';

type TideMode = 'add' | 'delete';

interface TideModes {
  /** The action on clicking a day; null if read-only. */
  mode: TideMode | null;
  /** The session of the dates that are added. */
  session: TideSession;
  canAdd: boolean;
  canDelete: boolean;
  /** Toggles a mode; the other one turns off. */
  press(mode: TideMode): void;
  choose(session: TideSession): void;
}

/** The calendar's mode (002 §2.8), kept in the address. None if the user may not use it. */
export function useTideMode(): TideModes {
  const [search, setSearch] = useSearchParams();
  const { can } = useSessionActions();
  const rights = { add: can('addSeaTide'), delete: can('deleteSeaTide') };
  const asked = search.get('mode');
  const mode = (asked === 'add' || asked === 'delete') && rights[asked] ? asked : null;
  const session = TIDE_SESSIONS.find((one) => one === search.get('session')) ?? 'morning';
  const go = (next: TideMode | null, of: TideSession) => {
    const query = new URLSearchParams();
    if (next) query.set('mode', next);
    if (of !== 'morning') query.set('session', of);
    setSearch(query, { replace: true });
  };
  return {
    mode,
    session,
    canAdd: rights.add,
    canDelete: rights.delete,
    press: (next) => go(next === mode ? null : next, session),
    choose: (of) => go(mode, of),
  };
}
