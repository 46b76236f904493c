import { onSessionReset } from '@/lib/session-resets.ts';
import { BLANK_BOOKING, type BookingDraft, CLEARED } from './booking-draft.ts';
import type { BookingKind } from './bookings.api.ts';

const keyOf = (kind: BookingKind) => `muara.booking-draft.${kind}`;

/**
 * Saves the input of a new booking across a reload (002 §8).
 * Jetty, slot, passengers and dishes are left out.
 */
export function keepDraft(kind: BookingKind, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify({ ...draft, ...CLEARED, jetty_id: null, slot: null }));
  } catch {
    // Blocked storage keeps nothing; the form opens empty.
  }
}

/** Returns the saved draft; null if it is missing or unreadable. */
export function keptDraft(kind: BookingKind): BookingDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null') as Partial<BookingDraft> | null;
    if (kept === null || !isLike(kept)) return null;
    return { ...BLANK_BOOKING, ...kept, ...CLEARED, jetty_id: null, slot: null };
  } catch {
    return null;
  }
}

/** The draft is restored only once. */
export function removeStoredDraft(kind: BookingKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // With storage blocked there is nothing to remove.
  }
}

// What one person entered is not for the next.
onSessionReset(() => {
  for (const kind of [0, 1] as const) removeStoredDraft(kind);
});

/** Whether each value has the type that the form expects. */
function isLike(kept: Partial<BookingDraft>): boolean {
  const { emails } = kept;
  if (!Array.isArray(emails) || emails.some((extra) => typeof extra !== 'string')) return false;
  const texts = ['name', 'company_name', 'address', 'email', 'contact', 'state', 'group_type', 'remark'] as const;
  const numbers = ['user_id', 'agent_id', 'tourguide_id', 'package_id'] as const;
  return (
    texts.every((name) => typeof kept[name] === 'string') &&
    numbers.every((name) => kept[name] === null || typeof kept[name] === 'number') &&
    (kept.depart_date === null || typeof kept.depart_date === 'string')
  );
}
