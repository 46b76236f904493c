import { ERRORS } from '@muara/contract/errors';
import { checkVoidMine } from '@muara/contract/rules/tickets/actions/check-my-ticket';
import type { MyTicket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { codeText, reportError } from '@/domain/errors/errors.ts';
import { VoidIcon } from '@/ui/icons.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { refreshMyTickets } from './my-tickets.api.ts';
import { myTicketMessages as text } from './my-tickets.messages.ts';
import { stateOf } from './ticket-state.ts';

/** Voids a ticket permanently after confirmation (001 §7). */
export function VoidButton({ ticket, canVoid }: { ticket: MyTicket; canVoid: boolean }) {
  const client = useClient();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const { code, user } = ticket;
  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    const message = user ? text.voidSent(code, user.name) : text.voidQuestion(code);
    if (await dialogs.confirm({ title: text.holdOn, message, confirmLabel: text.voidConfirm, danger: true })) {
      setPending(true);
      try {
        await client.call.voidMyTicket({ params: { id: ticket.id } });
        toast.success(text.voidDone);
      } catch (error) {
        reportError(error);
      }
      await refreshMyTickets(queries);
      setPending(false);
    }
    busy.current = false;
  };
  const verdict = checkVoidMine(stateOf(ticket));
  return (
    <ReasonButton
      kind="plain"
      icon={<VoidIcon size={18} />}
      pending={pending}
      reason={canVoid || verdict.ok ? null : codeText(verdict.code, ERRORS[verdict.code].message)}
      onClick={() => void run()}
    >
      {text.void}
    </ReasonButton>
  );
}
