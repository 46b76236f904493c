import { TextInput } from '@mantine/core';
import { checkCustomer } from '@muara/contract/rules/forms/check-customer';
import type { Customer } from '@muara/contract/types';
import { useForm } from '@/domain/forms/use-form.ts';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { Facts } from '@/ui/facts.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { customersMessages as text } from './customers.messages.ts';
import { Purchases } from './purchases.tsx';

const EMPTY = { name: '', company_name: '', email: '', contact: '' };
type DialogProps = RecordDialogOf<Customer, typeof EMPTY>;

/** The customer modal (002 §2.15): view or add. Customers cannot be changed here. */
export default function CustomerDialog({ frame, save }: DialogProps) {
  return (
    <RecordDialog
      {...frame}
      size={frame.mode === 'add' ? 'md' : 'lg'}
      view={({ id, name, username, email, contact }) => (
        <>
          <Facts
            facts={[
              [text.name, name],
              [text.username, username],
              [text.email, email],
              [text.phone, contact],
            ]}
          />
          <Purchases id={id} />
        </>
      )}
    >
      {() => <CustomerForm save={save} />}
    </RecordDialog>
  );
}

/** Adds a customer. */
function CustomerForm({ save }: Pick<DialogProps, 'save'>) {
  const form = useForm<typeof EMPTY>({
    initialValues: EMPTY,
    check: checkCustomer,
    save: (draft, seen) => save(null, draft, seen),
  });
  return (
    <RecordForm form={form} isNew>
      <TextInput {...form.getInputProps('name')} label={text.name} required data-autofocus />
      <TextInput {...form.getInputProps('company_name')} label={text.company} description={text.companyHint} />
      <TextInput {...form.getInputProps('email')} label={text.email} required type="email" />
      <TextInput
        {...form.getInputProps('contact')}
        label={text.phone}
        description={text.phoneHint}
        required
        type="tel"
        inputMode="numeric"
      />
      <Muted data-wide size="md">
        {text.accountNote}
      </Muted>
    </RecordForm>
  );
}
