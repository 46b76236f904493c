import type { Ticket } from '@muara/contract/types';
import { useEffect, useRef } from 'react';
import { useToast } from '@/lib/toast.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { isSending } from './use-ticket-command.ts';

/** Returns the toast for a purchase that ended while on screen (001 §8); null if it did not. */
export function endOf(before: Ends | undefined, after: Ends): string | null {
  if (!before) return null;
  if (before.refunded_at === null && after.refunded_at !== null) return text.refunded;
  return before.canceled_at === null && after.canceled_at !== null ? text.canceled : null;
}

/**
 * Shows a toast when somebody else has voided or refunded the purchase.
 * The user's own commands show theirs.
 */
export function useEndedToast(ticket: Ends | undefined): void {
  const toast = useToast();
  const shown = useRef<Ends>(undefined);
  useEffect(() => {
    if (!ticket) return;
    const said = endOf(shown.current, ticket);
    shown.current = ticket;
    if (said !== null && !isSending()) toast.info(said);
  }, [ticket, toast]);
}

type Ends = Pick<Ticket, 'refunded_at' | 'canceled_at'>;
