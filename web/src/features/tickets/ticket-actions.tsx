import { checkForcePaid, checkMarkAsPaid, checkPaymentCheck } from '@muara/contract/rules/tickets/actions/check-paid';
import { checkMinisigua, checkReceipt, checkReceiptResend } from '@muara/contract/rules/tickets/actions/check-sending';
import { checkRefund } from '@muara/contract/rules/tickets/actions/check-refund';
import { checkVoid } from '@muara/contract/rules/tickets/actions/check-void';
import type { MinisiguaDataType } from '@muara/contract/constants';
import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { Button } from '@/ui/button.tsx';
import { ReceiptIcon } from '@/ui/icons.tsx';
import { type MenuAction, MoreMenu } from '@/ui/more-menu.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { ResendButton } from '@/domain/tickets/resend-button.tsx';
import { PrintButtons } from './print-buttons.tsx';
import { reasonOf } from './reason-of.ts';
import { detailMessages as words } from './ticket-detail.messages.ts';
import styles from './ticket-actions.module.css';
import type { DialogName } from './dialog-name.ts';
import { refundWay, voidWay } from './ticket-rights.ts';
import { useSend, useTicketCommand } from './use-ticket-command.ts';

interface TicketActionsProps {
  ticket: Ticket;
  onOpen(dialog: DialogName): void;
}

/**
 * Staff actions on a purchase: frequent ones as buttons, the rest in a menu.
 * Actions that the user has no right to are hidden. Those that the ticket does not allow now are disabled, with the
 * reason. On narrow screens, commands and receipt take a line each.
 */
export function TicketActions({ ticket, onOpen }: TicketActionsProps) {
  const rights = useSessionActions();
  const { running, run } = useTicketCommand();
  const menu = useMenu(ticket, onOpen, run);
  const amount = formatRm(ticket.credit_owed);
  const client = useClient();
  const refund = refundWay(rights);
  const voiding = voidWay(rights, ticket);
  const settle = () =>
    run({
      name: 'paid',
      operation: 'markAsPaid',
      ask: { message: words.markAsPaidAsk(amount, ticket.code), confirmLabel: words.markAsPaid },
      call: () => client.call.markAsPaid({ params: { id: ticket.id } }),
      said: words.markedAsPaid,
    });
  return (
    <>
      <div className={styles.group}>
        {rights.can('markAsPaid') && checkMarkAsPaid(ticket).ok ? (
          <Button kind="plain" pending={running === 'paid'} onClick={() => void settle()}>
            {words.markAsPaid}
          </Button>
        ) : null}
        {refund && checkRefund(ticket, 'staff').ok ? (
          <Button kind="plain" onClick={() => onOpen('refund')}>
            {refund === 'direct' ? words.refund : words.requestRefund}
          </Button>
        ) : null}
        {voiding && checkVoid(ticket, 'staff').ok ? (
          <Button kind="plain" onClick={() => onOpen('void')}>
            {voiding === 'direct' ? words.void : words.requestVoid}
          </Button>
        ) : null}
        <MoreMenu label={words.more} actions={menu} pending={running !== null && running !== 'paid'} />
      </div>
      <div className={styles.group}>
        <Receipt ticket={ticket} />
        <PrintButtons ticket={ticket} />
      </div>
    </>
  );
}

/** View Receipt in a window of its own, and Resend Receipt once a minute (001 §5, §9). */
function Receipt({ ticket }: { ticket: Ticket }) {
  const client = useClient();
  const send = useSend();
  const { can, token } = useSessionActions();
  const view = () => {
    const address = client.url('viewReceipt', { params: { code: ticket.code }, token: token() });
    window.open(address, '_blank', 'noopener,noreferrer');
  };
  return (
    <>
      {can('viewReceipt') ? (
        <ReasonButton
          kind="plain"
          icon={<ReceiptIcon size={18} />}
          reason={reasonOf(checkReceipt(ticket))}
          onClick={view}
        >
          {words.viewReceipt}
        </ReasonButton>
      ) : null}
      {can('resendReceipt') ? (
        <ResendButton
          lock={`receipt:${ticket.code}`}
          reason={reasonOf(checkReceiptResend(ticket, clock.now()))}
          onSend={() =>
            send('resendReceipt', () => client.call.resendReceipt({ params: { code: ticket.code } }), words.receiptSent)
          }
        >
          {words.resendReceipt}
        </ResendButton>
      ) : null}
    </>
  );
}

/** Whether the payment provider may know of it: an online sale, or a booking with a payment link. */
function paysOnline({ platform, status }: Ticket): boolean {
  return ONLINE.has(platform) || (status != null && PAYABLE.has(status));
}

const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app', 'kiosk', 'agent_dashboard']);
const PAYABLE: ReadonlySet<string> = new Set(['Approved', 'Processing Payment', 'Deposit']);

type Run = ReturnType<typeof useTicketCommand>['run'];

function useMenu(ticket: Ticket, onOpen: (dialog: DialogName) => void, run: Run): MenuAction[] {
  const client = useClient();
  const rights = useSessionActions();
  const { can } = rights;
  const refund = checkRefund(ticket, 'staff');
  const voiding = checkVoid(ticket, 'staff');
  const mayRefund = refundWay(rights);
  const mayVoid = voidWay(rights, ticket);
  const park = checkMinisigua(ticket, clock.now());
  const sendsToPark = can('syncMinisigua') && (park.ok || park.code !== 'minisigua_not_possible');
  const sync = (label: string, type: MinisiguaDataType) => ({
    key: type,
    label,
    reason: reasonOf(park),
    onChoose: () =>
      void run({
        name: type,
        operation: 'syncMinisigua',
        ask: { message: words.sendAsk(label, ticket.code), confirmLabel: words.sendYes },
        call: () => client.call.syncMinisigua({ params: { code: ticket.code }, query: { data_type: type } }),
        said: words.dataSent,
      }),
  });
  const opens = (key: DialogName, label: string, reason: string | null = null) => ({
    key,
    label,
    reason,
    onChoose: () => onOpen(key),
  });
  const wanted: (MenuAction | false)[] = [
    sendsToPark && sync(words.sendPurchase, 'purchase'),
    sendsToPark && sync(words.sendQrCode, 'scan'),
    !ticket.is_paid &&
      can('checkPayment') &&
      paysOnline(ticket) &&
      opens('checkPayment', words.checkPayment, reasonOf(checkPaymentCheck(ticket))),
    !ticket.is_paid &&
      can('forceMarkAsPaid') &&
      ticket.platform === 'terminal' &&
      opens('forcePaid', words.forcePaid, reasonOf(checkForcePaid(ticket))),
    !refund.ok &&
      mayRefund !== null &&
      opens('refund', mayRefund === 'direct' ? words.refund : words.requestRefund, reasonOf(refund)),
    !voiding.ok &&
      mayVoid !== null &&
      opens('void', mayVoid === 'direct' ? words.void : words.requestVoid, reasonOf(voiding)),
  ];
  return wanted.filter((action): action is MenuAction => action !== false);
}
