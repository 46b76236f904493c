import { Textarea, TextInput } from '@mantine/core';
import { BANKS } from '@muara/contract/constants';
import type { Asker } from '@muara/contract/rules/tickets/actions/shapes';
import { checkRefundForm } from '@muara/contract/rules/forms/check-refund-form';
import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { describeRefund } from '@/domain/tickets/money-outcome.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { ChoiceField } from '@/domain/forms/choice-field.tsx';
import styles from './ticket-forms.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { refundCommand } from './refund-command.ts';
import { refundWay } from './ticket-rights.ts';
import { useSend } from './use-ticket-command.ts';

interface RefundDraft {
  name: string;
  email: string;
  bank_name: string;
  other_bank: string;
  acc_no: string;
  refund_note: string;
}

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
  const namesBuyer = as === 'staff' && ticket.user_id === null;
  const back = ticket.refund_amount ?? ticket.total_amount;
  const paysBack = back > 0;
  const amount = formatRm(back);
  const form = useForm<RefundDraft>({
    initialValues: {
      name: ticket.name ?? '',
      email: ticket.email ?? '',
      bank_name: '',
      other_bank: '',
      acc_no: '',
      refund_note: '',
    },
    check: (draft) => checkRefundForm(draft, { namesBuyer, paysBack }),
    save: async (draft) => {
      const body = bodyOf(ticket.id, draft, { namesBuyer, paysBack });
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
      submit={direct ? text.refundYes(amount) : text.requestYes}
      onClose={onClose}
    >
      <div className={styles.lead}>
        <span>{text.refundOf(ticket.code)}</span>
        <strong>{describeRefund(back, ticket.credit_owed)}</strong>
        <small>{direct ? text.refundVoids : text.refundWaits}</small>
      </div>
      {namesBuyer ? <BuyerFields form={form} /> : null}
      {paysBack ? <MoneyGoesTo form={form} /> : null}
      <Textarea {...form.getInputProps('refund_note')} label={text.reason} rows={3} required />
    </FormDialog>
  );
}

/** Who the buyer of a ticket is that belongs to no account. */
function BuyerFields({ form }: { form: Form<RefundDraft> }) {
  return (
    <div className={styles.pair}>
      <TextInput {...form.getInputProps('name')} label={text.buyerName} required />
      <TextInput {...form.getInputProps('email')} label={text.buyerEmail} type="email" required />
    </div>
  );
}

function MoneyGoesTo({ form }: { form: Form<RefundDraft> }) {
  return (
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
  );
}

function bodyOf(id: number, draft: RefundDraft, { namesBuyer, paysBack }: { namesBuyer: boolean; paysBack: boolean }) {
  const account = {
    bank_name: draft.bank_name,
    other_bank: draft.bank_name === 'Others' ? draft.other_bank.trim() : null,
    acc_no: draft.acc_no.trim(),
  };
  return {
    id,
    ...(paysBack && account),
    refund_note: draft.refund_note.trim(),
    ...(namesBuyer ? { name: draft.name.trim(), email: draft.email.trim() } : {}),
  };
}
