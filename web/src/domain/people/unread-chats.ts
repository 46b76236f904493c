import { appState } from '@/lib/app-state.ts';
import { onSessionReset } from '@/lib/session-resets.ts';

const state = appState(() => ({ ids: new Set() as ReadonlySet<number> }));
const listeners = new Set<() => void>();

/** People with unread messages (000 §3): loaded from the session, then updated by arriving messages. */
export const unreadChats = {
  all: () => state.ids,
  /** Takes over what the server says. */
  set(next: readonly number[]) {
    if (next.length !== state.ids.size || next.some((id) => !state.ids.has(id))) change(new Set(next));
  },
  add(id: number) {
    if (!state.ids.has(id)) change(new Set([...state.ids, id]));
  },
  remove(id: number) {
    if (state.ids.has(id)) change(new Set([...state.ids].filter((other) => other !== id)));
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(next: ReadonlySet<number>): void {
  state.ids = next;
  for (const listener of listeners) listener();
}

onSessionReset(() => change(new Set()));
