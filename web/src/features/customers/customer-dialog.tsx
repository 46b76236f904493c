import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { Facts } from '@/ui/facts.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordAddress, RecordDialogs } from '@/domain/records/use-record-dialog.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerQuery } from './customers.api.ts';
import { customersMessages as text } from './customers.messages.ts';
import { Purchases } from './purchases.tsx';

interface CustomerDialogProps {
  at: RecordAddress;
  dialogs: RecordDialogs;
}

/** The customer modal (002 §2.15): view or add. Customers cannot be changed here. */
export function CustomerDialog({ at: { id, mode }, dialogs }: CustomerDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const isNew = mode === 'add';
  return (
    <RecordDialog
      title={(customer) => (isNew ? text.add : (customer?.name ?? text.one))}
      mode={isNew ? 'add' : 'view'}
      query={customerQuery(client, queries, id)}
      allowed={!isNew || can('addCustomer')}
      size={isNew ? 'md' : 'lg'}
      notFound={text.notFound}
      onClose={dialogs.close}
      view={(customer) => (
        <>
          <Facts
            facts={[
              [text.name, customer.name],
              [text.username, customer.username],
              [text.email, customer.email],
              [text.phone, customer.contact],
            ]}
          />
          <Purchases id={customer.id} />
        </>
      )}
    >
      {() => <CustomerForm />}
    </RecordDialog>
  );
}
