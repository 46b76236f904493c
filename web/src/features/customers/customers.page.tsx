import { lazy, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { listParams } from '@/domain/records/list-params.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useRecordDialog } from '@/domain/records/use-record-dialog.ts';
import { customerColumns, customerCsv } from './customer-columns.tsx';
import { customersQuery } from './customers.api.ts';
import { customersMessages as text } from './customers.messages.ts';

const CustomerDialog = lazy(async () => ({ default: (await import('./customer-dialog.tsx')).CustomerDialog }));

/** /d/customers (002 §2.15). Dialogs have addresses below it: `new`, an id. */
export default function CustomersPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.customers());
  return (
    <>
      <ListPage
        title={text.title}
        screen={paths.customers()}
        rememberOrder="customers"
        defaults={{ search: '' }}
        query={({ page, filters }) => customersQuery(client, listParams(page, filters))}
        columns={customerColumns(dialogs.href)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
        actions={
          can('addCustomer') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'customers', columns: customerCsv() }}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>{dialogs.at ? <CustomerDialog key={dialogs.key} at={dialogs.at} dialogs={dialogs} /> : null}</Suspense>
    </>
  );
}
