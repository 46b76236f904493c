import { canPayOnline } from '@muara/contract/rules/tickets/can-pay-online';
import { checkReceipt } from '@muara/contract/rules/tickets/actions/check-sending';
import { checkRefund } from '@muara/contract/rules/tickets/actions/check-refund';
import { checkVoid } from '@muara/contract/rules/tickets/actions/check-void';
import type { Ticket } from '@muara/contract/types';
import { lazy, Suspense } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { documentOf } from '@/domain/tickets/document-of.ts';
import { ReceiptIcon, RefundIcon, VoidIcon } from '@/ui/icons.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { myPurchaseMessages as text } from './my-purchase.messages.ts';
import { reasonOf } from './reason-of.ts';

const RefundDialog = lazy(() => import('./refund.dialog.tsx'));
const VoidDialog = lazy(() => import('./void.dialog.tsx'));

/** A buyer's actions on a purchase: view the receipt, request a refund, or request a void (001 §6). */
export function MyPurchaseActions({ ticket }: { ticket: Ticket }) {
  const client = useClient();
  const { can } = useSessionActions();
  const [dialog, setDialog] = useKeptDialog<'refund' | 'void'>('purchase', (name) =>
    can(name === 'refund' ? 'requestRefund' : 'requestCancel'),
  );
  const close = () => setDialog(null);
  return (
    <>
      {canPayOnline(ticket, clock.now()) ? (
        <Button onClick={() => location.assign(hrefOf(paths.payOnline(ticket.code)))}>{text.pay}</Button>
      ) : null}
      <ReasonButton
        kind="plain"
        icon={<ReceiptIcon size={18} />}
        reason={reasonOf(checkReceipt(ticket))}
        onClick={() => window.open(client.url('downloadReceipt', documentOf(ticket)), '_blank', 'noopener,noreferrer')}
      >
        {text.viewReceipt}
      </ReasonButton>
      {can('requestRefund') ? (
        <ReasonButton
          kind="plain"
          icon={<RefundIcon size={18} />}
          reason={reasonOf(checkRefund(ticket, 'buyer'))}
          onClick={() => setDialog('refund')}
        >
          {text.requestRefund}
        </ReasonButton>
      ) : null}
      {can('requestCancel') ? (
        <ReasonButton
          kind="plain"
          icon={<VoidIcon size={18} />}
          reason={reasonOf(checkVoid(ticket, 'buyer'))}
          onClick={() => setDialog('void')}
        >
          {text.requestVoid}
        </ReasonButton>
      ) : null}
      <Suspense>
        {dialog === 'refund' ? <RefundDialog ticket={ticket} as="buyer" onClose={close} /> : null}
        {dialog === 'void' ? <VoidDialog ticket={ticket} as="buyer" onClose={close} /> : null}
      </Suspense>
    </>
  );
}
