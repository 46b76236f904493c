import { Textarea, TextInput } from '@mantine/core';
import { BANKS } from '@muara/contract/constants';
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
import { ChoiceField } from '@/domain/forms/choice-field.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import { showActionError } from '../show-action-error.ts';
import styles from './dialogs.module.css';
import { EMPTY_REFUND, type RefundDraft, refundBody } from './refund-body.ts';

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
  const amount = ticket.refund_amount ?? ticket.total_amount;
  const asks = { namesBuyer: ticket.user_id === null, paysBack: amount > 0 };
  const form = useForm<RefundDraft>({
    initialValues: { ...EMPTY_REFUND, name: ticket.name ?? '', email: ticket.email ?? '' },
    check: (draft) => checkRefundForm(draft, asks),
    save: async (draft) => {
      const body = refundBody(ticket.id, draft, asks);
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
      {asks.namesBuyer ? (
        <>
          <TextInput {...form.getInputProps('name')} label={text.name} required />
          <TextInput {...form.getInputProps('email')} label={text.email} type="email" required />
        </>
      ) : null}
      {asks.paysBack ? (
        <>
          <ChoiceField form={form} name="bank_name" label={text.bank} options={BANKS} required />
          {form.values.bank_name === 'Others' ? (
            <TextInput {...form.getInputProps('other_bank')} label={text.otherBank} required />
          ) : null}
          <TextInput
            {...form.getInputProps('acc_no')}
            label={text.account}
            description={text.accountHint}
            inputMode="numeric"
            required
          />
        </>
      ) : null}
      <Textarea {...form.getInputProps('refund_note')} label={text.note} rows={3} required />
    </FormDialog>
  );
}
