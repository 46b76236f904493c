import { TextInput } from '@mantine/core';
import { checkCustomer } from '@muara/contract/rules/forms/check-customer';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { keepFirstPage } from '@/domain/records/record-cache.ts';
import { RecordForm } from '@/domain/records/record-form.tsx';
import { useForm } from '@/domain/forms/use-form.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import { CUSTOMERS } from './customers.api.ts';
import { customersMessages as text } from './customers.messages.ts';

const EMPTY = { name: '', company_name: '', email: '', contact: '' };

/** Adds a customer. */
export function CustomerForm() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<typeof EMPTY>({
    initialValues: EMPTY,
    check: checkCustomer,
    save: async (draft) => {
      keepFirstPage(queries, CUSTOMERS, await client.call.addCustomer({ body: draft }));
      toast.success(text.added);
    },
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
