import { RESEND_LOCK_MS } from '@muara/contract/constants';
import { appState } from '@/lib/app-state.ts';
import { clock } from '@/lib/clock.ts';
import { onSessionReset } from '@/lib/session-resets.ts';

const PREFIX = 'muara.resend.';

/**
 * When each lock ends, stored so that it survives screen changes and reloads.
 * Kept in memory if storage is blocked.
 */
const memory = appState(() => ({ ends: new Map<string, number>() }));
const listeners = new Set<() => void>();

/**
 * Prevents sending the same thing again for a minute (001 §9).
 * A lock belongs to one button of one record, such as `receipt:MRCX7K2M9QP`, and to this tab.
 */
export const resendLock = {
  /** Whole seconds until `key` can be sent again; 0 when it can. */
  secondsLeft(key: string): number {
    const until = Math.max(memory.ends.get(key) ?? 0, kept(key));
    return Math.max(0, Math.ceil((until - clock.now()) / 1000));
  },
  lock(key: string, ms: number = RESEND_LOCK_MS): void {
    const until = clock.now() + ms;
    memory.ends.set(key, until);
    try {
      sessionStorage.setItem(PREFIX + key, String(until));
    } catch {
      // Memory keeps it until the next reload.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function kept(key: string): number {
  try {
    const until = Number(sessionStorage.getItem(PREFIX + key));
    // A clock that was set back must not lock for longer than a lock lasts.
    return until <= clock.now() + RESEND_LOCK_MS ? until : 0;
  } catch {
    return 0;
  }
}

onSessionReset(() => {
  memory.ends.clear();
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Blocked storage has nothing to forget.
  }
});
