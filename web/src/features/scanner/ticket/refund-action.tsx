import { checkRefund } from '@muara/contract/rules/tickets/actions/check-refund';
import type { ScannedTicket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { BigButton } from '../big-button.tsx';
import { purchaseQuery } from '../scanner.api.ts';
import { scannerMessages as text } from '../scanner.messages.ts';
import { GateRefundDialog } from './refund-dialog.tsx';

interface RefundActionProps {
  ticket: ScannedTicket;
  /** It was refunded or asked for, or turned out to be another than on screen. */
  onDone(): void;
}

/** Refunds a dated purchase, for staff with the right to, under the desk's rules (001 §4). */
export function RefundAction({ ticket, onDone }: RefundActionProps) {
  const client = useClient();
  const { can } = useSessionActions();
  const [isOpen, setOpen] = useState(false);
  const hasRight = (can('refundTicket') || can('requestRefund')) && can('getTicket');
  const enabled = hasRight && ticket.type === 'ticket' && ticket.depart_date !== null;
  const { data: purchase } = useQuery({ ...purchaseQuery(client, ticket.code), enabled });
  if (!enabled || purchase === undefined || !checkRefund(purchase, 'staff').ok) return null;
  return (
    <>
      <BigButton kind="outline" onClick={() => setOpen(true)}>
        {text.ticket.refund}
      </BigButton>
      {isOpen ? <GateRefundDialog ticket={purchase} onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  );
}
