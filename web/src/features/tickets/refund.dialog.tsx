import type { Asker } from '@muara/contract/rules/tickets/actions/shapes';
import { checkRefundForm } from '@muara/contract/rules/forms/check-refund-form';
import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { describeRefund } from '@/domain/tickets/money-outcome.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { newRefund, refundAmount, refundBody, type RefundDraft } from '@/domain/tickets/refund-draft.ts';
import { RefundFields } from '@/domain/tickets/refund-fields.tsx';
import styles from './ticket-forms.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { refundCommand } from './refund-command.ts';
import { refundWay } from './ticket-rights.ts';
import { useSend } from './use-ticket-command.ts';

interface RefundDialogProps {
  ticket: Ticket;
  /** Staff refund directly where they may; a buyer asks for it. */
  as: Asker;
  onClose(): void;
}

/** The account and reason of a refund (001 §3, §5). The full amount is refunded. */
export default function RefundDialog({ ticket, as, onClose }: RefundDialogProps) {
  const client = useClient();
  const send = useSend();
  const rights = useSessionActions();
  const direct = as === 'staff' && refundWay(rights) === 'direct';
  const back = refundAmount(ticket);
  const scope = { namesBuyer: as === 'staff' && ticket.user_id === null, paysBack: back > 0 };
  const form = useForm<RefundDraft>({
    initialValues: newRefund(ticket),
    check: (draft) => checkRefundForm(draft, scope),
    save: async (draft) => {
      const body = refundBody(ticket.id, draft, scope);
      const { operation, call, said } = refundCommand(client, { direct, buyer: as === 'buyer' }, body);
      await send(operation, call, said);
      onClose();
    },
  });
  return (
    <FormDialog
      title={direct ? text.refund : text.requestRefund}
      form={form}
      size="md"
      danger={direct}
      submit={direct ? text.refundYes(formatRm(back)) : text.requestYes}
      onClose={onClose}
    >
      <div className={styles.lead}>
        <span>{text.refundOf(ticket.code)}</span>
        <strong>{describeRefund(back, ticket.credit_owed)}</strong>
        <small>{direct ? text.refundVoids : text.refundWaits}</small>
      </div>
      <RefundFields form={form} scope={scope} noteLabel={text.reason} />
    </FormDialog>
  );
}
