import { ticketFlags } from '@muara/contract/rules';
import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient, usePrinters, useSessionActions, useSignedIn } from '@/lib/app-context.ts';
import { clock } from '@/lib/clock.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon, ReceiptIcon } from '@/ui/icons.tsx';
import { ticketQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

const PrintHistoryDialog = lazy(() => import('./print-history.dialog.tsx'));

/** View Receipt, Print and Print History: the first two are there while the ticket has a receipt, for those who may. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const client = useClient();
  const queries = useQueryClient();
  const printers = usePrinters();
  const { can, token } = useSessionActions();
  const { user } = useSignedIn();
  const [printing, setPrinting] = useState(false);
  const [history, setHistory] = useState(false);
  const flags = ticketFlags(ticket, clock.now());
  const hasReceipt = flags.receiptViewable && flags.paid;

  const view = () => {
    const address = client.url('viewReceipt', { params: { code: ticket.code }, token: token() });
    window.open(address, '_blank', 'noopener,noreferrer');
  };
  const print = async () => {
    setPrinting(true);
    const outcome = await printers.printTicket({
      code: ticket.code,
      type: 'receipt',
      reprint: ticket.reprint,
      diningOnly: ticket.dining_only,
    });
    setPrinting(false);
    if (outcome === 'printed') void queries.invalidateQueries({ queryKey: ticketQuery(client, ticket.code).queryKey });
  };

  return (
    <>
      {user.can_view_sub_tickets ? (
        <Button kind="quiet" onClick={() => setHistory(true)}>
          {text.printHistory}
        </Button>
      ) : null}
      <Suspense>
        {history ? <PrintHistoryDialog history={ticket.print_history} onClose={() => setHistory(false)} /> : null}
      </Suspense>
      {hasReceipt && can('viewReceipt') ? (
        <Button kind="plain" icon={<ReceiptIcon size={18} />} onClick={view}>
          {text.viewReceipt}
        </Button>
      ) : null}
      {hasReceipt && can('printTicket') ? (
        <Button icon={<PrinterIcon size={18} />} pending={printing} onClick={print}>
          {ticket.reprint ? text.reprint : text.print}
        </Button>
      ) : null}
    </>
  );
}
