import { checkRefundForm } from '@muara/contract/rules/forms/check-refund-form';
import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { refusedFields } from '@/domain/errors/field-errors.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { newRefund, refundAmount, refundBody, type RefundDraft } from '@/domain/tickets/refund-draft.ts';
import { RefundFields } from '@/domain/tickets/refund-fields.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import { showActionError } from '../show-action-error.ts';
import styles from './dialogs.module.css';

interface GateRefundDialogProps {
  ticket: Ticket;
  onClose(): void;
  onDone(): void;
}

/** Where the money of a refund goes, and why: account number, bank and note (002 §5.4). */
export function GateRefundDialog({ ticket, onClose, onDone }: GateRefundDialogProps) {
  const client = useClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const { can } = useSessionActions();
  const text = scannerMessages.refund;
  const isDirect = can('refundTicket');
  const amount = refundAmount(ticket);
  const scope = { namesBuyer: ticket.user_id === null, paysBack: amount > 0 };
  const form = useForm<RefundDraft>({
    initialValues: newRefund(ticket),
    check: (draft) => checkRefundForm(draft, scope),
    save: async (draft) => {
      const body = refundBody(ticket.id, draft, scope);
      try {
        await (isDirect ? client.call.refundTicket({ body }) : client.call.requestRefund({ body }));
        toast.success(isDirect ? text.refunded : text.requested);
      } catch (error) {
        if (refusedFields(error)) throw error;
        await showActionError(error, dialogs);
      }
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={isDirect ? text.title : text.requestTitle}
      form={form}
      size="md"
      danger={isDirect}
      submit={isDirect ? text.confirm : text.confirmRequest}
      onClose={onClose}
    >
      <p className={styles.question}>{text.of(ticket.code, formatRm(amount))}</p>
      {isDirect ? <p className={styles.question}>{text.voids}</p> : null}
      <RefundFields form={form} scope={scope} noteLabel={text.note} />
    </FormDialog>
  );
}
