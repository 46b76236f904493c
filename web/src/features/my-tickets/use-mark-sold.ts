import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText, reportError } from '@/domain/errors/errors.ts';
import { refreshMyTickets } from './my-tickets.api.ts';
import { myTicketsMessages as text } from './my-tickets.messages.ts';
import { selection, type Selected } from './selection.ts';
import { namesOf } from './ticket-words.ts';

/** Marks tickets as sold after confirmation, one call at a time (001 §4). */
export function useMarkSold(): { pending: boolean; markSold(tickets: readonly Selected[]): Promise<void> } {
  const client = useClient();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  return {
    pending,
    async markSold(tickets) {
      if (busy.current) return;
      busy.current = true;
      const message = text.soldQuestion(namesOf(tickets));
      if (await dialogs.confirm({ title: text.holdOn, message, confirmLabel: text.soldConfirm })) {
        setPending(true);
        try {
          await client.call.markTicketsSold({ body: { ticket_ids: tickets.map(({ id }) => id) } });
          toast.success(text.markedSold);
          selection.clear();
        } catch (error) {
          selection.dropNamed(errorText(error));
          reportError(error);
        }
        await refreshMyTickets(queries);
        setPending(false);
      }
      busy.current = false;
    },
  };
}
