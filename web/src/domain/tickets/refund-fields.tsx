import { Textarea, TextInput } from '@mantine/core';
import { BANKS } from '@muara/contract/constants';
import { ChoiceField } from '@/domain/forms/choice-field.tsx';
import type { Form } from '@/domain/forms/form.ts';
import type { RefundDraft, RefundScope } from './refund-draft.ts';
import styles from './refund-fields.module.css';
import { refundFormMessages as text } from './refund-form.messages.ts';

interface RefundFieldsProps {
  form: Form<RefundDraft>;
  scope: RefundScope;
  noteLabel: string;
}

/** The fields of a refund: the buyer, the account that the money goes to, and the reason. */
export function RefundFields({ form, scope: { namesBuyer, paysBack }, noteLabel }: RefundFieldsProps) {
  return (
    <>
      {namesBuyer ? (
        <div className={styles.buyer}>
          <TextInput {...form.getInputProps('name')} label={text.name} required />
          <TextInput {...form.getInputProps('email')} label={text.email} type="email" required />
        </div>
      ) : null}
      {paysBack ? <AccountFields form={form} /> : null}
      <Textarea {...form.getInputProps('refund_note')} label={noteLabel} rows={3} required />
    </>
  );
}

function AccountFields({ form }: Pick<RefundFieldsProps, 'form'>) {
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
