import { checkPrint } from '@muara/contract/rules/printing/check-print';
import { checkReceipt } from '@muara/contract/rules/tickets/actions/check-sending';
import type { PrinterType } from '@muara/contract/constants';
import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { reportError } from '@/domain/errors/errors.ts';
import type { PrintOutcome } from '@/domain/printing/printing.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { reasonOf } from './reason-of.ts';
import { detailMessages as words } from './ticket-detail.messages.ts';
import { refreshTickets } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

interface PrintButtonsProps {
  ticket: Ticket;
}

/** The documents of a purchase (000 §4): its receipt, and its agent tickets or wristbands if any. */
export function PrintButtons({ ticket }: PrintButtonsProps) {
  const printers = usePrinters();
  const { can } = useSessionActions();
  const { printing, run } = usePrint();
  if (!can('printTicket')) return null;
  const pieces = (type: 'ticket_agent' | 'wristband', label: string) =>
    hasKind(ticket, type) ? (
      <ReasonButton
        kind="plain"
        icon={<PrinterIcon size={18} />}
        pending={printing === type}
        reason={reasonOf(checkPrint(ticket, type))}
        onClick={() => void run(type, () => printers.printPieces(ticket, type))}
      >
        {label}
      </ReasonButton>
    ) : null;
  const { code, document_key: documentKey, reprint, dining_only: diningOnly } = ticket;
  const receipt = () => printers.printTicket({ code, documentKey, type: 'receipt', reprint, diningOnly });
  return (
    <>
      {pieces('ticket_agent', words.printTickets)}
      {pieces('wristband', words.printWristbands)}
      {checkReceipt(ticket).ok ? (
        <Button
          icon={<PrinterIcon size={18} />}
          pending={printing === 'receipt'}
          onClick={() => void run('receipt', receipt)}
        >
          {reprint ? text.reprint : text.print}
        </Button>
      ) : null}
    </>
  );
}

/** The agent tickets as one PDF, in a window of its own. */
export function ViewTickets({ ticket }: PrintButtonsProps) {
  const client = useClient();
  const { can, token } = useSessionActions();
  if (!can('viewAgentTickets') || !hasKind(ticket, 'ticket_agent')) return null;
  const view = () => {
    const address = client.url('viewAgentTickets', { params: { code: ticket.code }, token: token() });
    window.open(address, '_blank', 'noopener,noreferrer');
  };
  return (
    <ReasonButton kind="quiet" size="sm" reason={reasonOf(checkPrint(ticket, 'ticket_agent'))} onClick={view}>
      {words.viewTickets}
    </ReasonButton>
  );
}

/**
 * Prints on this screen, with the kind being printed.
 * Afterwards it refetches the ticket and its history.
 */
export function usePrint() {
  const queries = useQueryClient();
  const [printing, setPrinting] = useState<PrinterType | null>(null);
  return {
    printing,
    async run(type: PrinterType, print: () => Promise<PrintOutcome>) {
      setPrinting(type);
      try {
        const outcome = await print();
        if (outcome === 'printed' || outcome === 'unknown') void refreshTickets(queries);
      } catch (error) {
        reportError(error);
      }
      setPrinting(null);
    },
  };
}

/** Whether a purchase has such documents, even if they cannot be printed now. */
function hasKind(ticket: Ticket, type: PrinterType): boolean {
  const verdict = checkPrint({ ...ticket, is_paid: true, refunded_at: null, canceled_at: null }, type);
  return verdict.ok || verdict.code !== 'print_type_unavailable';
}
