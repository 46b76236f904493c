import type { Ticket } from '@muara/contract/types';
import { useEffect, useRef } from 'react';
import { useToast } from '@/lib/toast.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { isSending } from './use-ticket-command.ts';

/** What a purchase came to while it was on screen, as a toast says it (001 §8); null when it stands as before. */
export function endOf(before: Ends | undefined, after: Ends): string | null {
  if (!before) return null;
  if (before.refunded_at === null && after.refunded_at !== null) return text.refunded;
  return before.canceled_at === null && after.canceled_at !== null ? text.canceled : null;
}

/** Says that somebody else has voided or refunded the purchase on screen; one's own command says so itself. */
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
