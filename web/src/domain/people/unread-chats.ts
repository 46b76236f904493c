import { onSessionReset } from '@/lib/session-resets.ts';

let ids: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** People with unread messages (000 §3): loaded from the session, then updated by arriving messages. */
export const unreadChats = {
  all: () => ids,
  /** Takes over what the server says. */
  set(next: readonly number[]) {
    if (next.length !== ids.size || next.some((id) => !ids.has(id))) change(new Set(next));
  },
  add(id: number) {
    if (!ids.has(id)) change(new Set([...ids, id]));
  },
  remove(id: number) {
    if (ids.has(id)) change(new Set([...ids].filter((other) => other !== id)));
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(next: ReadonlySet<number>): void {
  ids = next;
  for (const listener of listeners) listener();
}

onSessionReset(() => change(new Set()));
