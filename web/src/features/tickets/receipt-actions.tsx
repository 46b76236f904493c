import { ticketFlags } from '@muara/contract/rules';
import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, usePrinters, useSessionActions } from '@/lib/app-context.ts';
import { clock } from '@/lib/clock.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon, ReceiptIcon } from '@/ui/icons.tsx';
import { ticketQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

/** View Receipt and Print: there while the ticket has a receipt, for those who may. */
export function ReceiptActions({ ticket }: { ticket: Ticket }) {
  const client = useClient();
  const queries = useQueryClient();
  const printers = usePrinters();
  const { can, token } = useSessionActions();
  const [printing, setPrinting] = useState(false);
  const flags = ticketFlags(ticket, clock.now());
  if (!flags.receiptViewable || !flags.paid) return null;

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
      {can('viewReceipt') ? (
        <Button kind="plain" icon={<ReceiptIcon size={18} />} onClick={view}>
          {text.viewReceipt}
        </Button>
      ) : null}
      {can('printTicket') ? (
        <Button icon={<PrinterIcon size={18} />} pending={printing} onClick={print}>
          {ticket.reprint ? text.reprint : text.print}
        </Button>
      ) : null}
    </>
  );
}
