import type { Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { clock } from '@/lib/clock.ts';
import { goTo } from '@/lib/go-to.ts';
import { useMinutes } from '@/lib/use-now.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { ticketAddress } from '@/domain/online-sale/shop-address.ts';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { unpaidOrderQuery } from '@/domain/online-sale/payment/payment.queries.ts';
import { unpaidOrderState } from '@/domain/online-sale/payment/unpaid-order-state.ts';
import { resumePath, unpaidTicket } from '@/domain/online-sale/payment/unpaid-ticket.ts';

const CHECK_MS = 3_000;

/**
 * Shows a visitor the order that this browser remembers as unpaid, and offers to pay it (002 §4.3).
 * It asks the server first, so that nobody is invited to pay twice.
 */
export function UnpaidOrder() {
  const [code, setCode] = useState(() => unpaidTicket.code());
  // Read the key before a paid order is forgotten.
  const [documentKey] = useState(() => (code === null ? null : unpaidTicket.documentKey(code)));
  return code === null ? null : <RememberedOrder code={code} documentKey={documentKey} onClose={() => setCode(null)} />;
}

interface RememberedProps {
  code: string;
  documentKey: string | null;
  onClose(): void;
}

function RememberedOrder({ code, documentKey, onClose }: RememberedProps) {
  const client = useClient();
  const now = useMinutes();
  const { data: ticket } = useQuery({
    ...unpaidOrderQuery(client, code),
    refetchInterval: ({ state }) =>
      state.data && unpaidOrderState(state.data, clock.now()) === 'checking' ? CHECK_MS : false,
  });
  const state = ticket === undefined ? null : unpaidOrderState(ticket, now);
  useEffect(() => {
    // Nothing is left to pay: the next visit does not ask again.
    if (state === 'paid' && ticket) unpaidTicket.settle(ticket);
    else if ((state === 'missing' || state === 'lapsed') && unpaidTicket.code() === code) unpaidTicket.drop();
  }, [state, code, ticket]);
  if (!ticket || state === null || state === 'missing') return null;
  return <OrderStateDialog ticket={ticket} documentKey={documentKey} state={state} onClose={onClose} />;
}

interface OrderStateDialogProps {
  ticket: Ticket;
  documentKey: string | null;
  state: 'paid' | 'checking' | 'payable' | 'lapsed';
  onClose(): void;
}

function OrderStateDialog({
  ticket: { code, error_desc: failure },
  documentKey,
  state,
  onClose,
}: OrderStateDialogProps) {
  const text = extrasText.resume;
  const words = {
    paid: [text.paidTitle, text.paid(code)],
    checking: [text.checkingTitle, text.checking(code)],
    payable: [text.title, text.question],
    lapsed: [text.lapsedTitle, text.lapsed(code)],
  } as const;
  const [title, message] = words[state];
  const decline = () => {
    if (state === 'payable') unpaidTicket.drop();
    onClose();
  };
  const showOrder = () => goTo(ticketAddress(code, 'result', paths.landing(), documentKey));
  const actions = {
    paid: [text.show, () => showOrder()],
    checking: [text.showOrder, () => showOrder()],
    payable: [text.yes, () => goTo(resumePath(code))],
    lapsed: [text.newOrder, decline],
  } as const;
  const [action, run] = actions[state];
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={decline}
      footer={
        <>
          {state === 'lapsed' ? null : (
            <Button kind="plain" onClick={decline}>
              {state === 'payable' ? text.no : text.close}
            </Button>
          )}
          <Button data-autofocus onClick={run}>
            {action}
          </Button>
        </>
      }
    >
      {state === 'payable' && failure !== null ? <p>{text.failed(failure)}</p> : null}
      <p role="status">{message}</p>
    </Dialog>
  );
}
