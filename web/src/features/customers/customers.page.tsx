import type { Customer } from '@muara/contract/types';
import { lazy } from 'react';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatCount } from '@/lib/format-count.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { customers } from './customers.api.ts';
import { customersMessages as text } from './customers.messages.ts';
import styles from './customers.module.css';

const CustomerDialog = lazy(() => import('./customer.dialog.tsx'));

/** /d/customers (002 §2.15). */
export default function CustomersPage() {
  return (
    <RecordListPage
      records={customers}
      text={text}
      columns={columns()}
      csv={csvColumns()}
      dialog={CustomerDialog}
      list={{ rememberOrder: 'customers' }}
    />
  );
}

/** Columns of the list (002 §2.15). */
const columns = (): Column<Customer>[] => [
  { key: 'name', title: text.name, sortable: 'name', link: true, cell: ({ name }) => <strong>{name}</strong> },
  { key: 'company', title: text.company, sortable: 'company_name', cell: ({ company_name: company }) => company },
  {
    key: 'phone',
    title: text.phone,
    sortable: 'contact',
    cell: ({ contact, email }) => (
      <>
        {contact}
        <span data-when="narrow" className={styles.narrow}>
          {email}
        </span>
      </>
    ),
  },
  { key: 'email', title: text.email, sortable: 'email', from: 'medium', cell: ({ email }) => email },
  {
    key: 'tickets',
    title: text.tickets,
    sortable: 'total_ticket',
    align: 'end',
    cell: ({ total_ticket: tickets }) => (
      <>
        {formatCount(tickets)}
        <span className={styles.unit}> {text.ticketUnit(tickets)}</span>
      </>
    ),
  },
];

const csvColumns = (): CsvColumn<Customer>[] => [
  { title: text.name, value: ({ name }) => name },
  { title: text.company, value: ({ company_name: company }) => company },
  { title: text.phone, value: ({ contact }) => contact },
  { title: text.email, value: ({ email }) => email },
  { title: text.username, value: ({ username }) => username },
  { title: text.tickets, value: (customer) => customer.total_ticket },
];
