import type { Customer } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatCount } from '@/lib/money.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RecordActions } from '@/domain/records/record-actions.tsx';
import styles from './customers.module.css';
import { customersMessages as text } from './customers.messages.ts';

/** Columns of the customers (002 §2.15). */
export function customerColumns(href: (at: string | number) => string): Column<Customer>[] {
  return [
    { key: 'number', title: '#', card: 'none', cell: (_customer, number) => number },
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
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: ({ id, name }) => <RecordActions id={id} name={name} href={href} />,
    },
  ];
}

/** The words may be those of another language by the time a file is made. */
export function customerCsv(): CsvColumn<Customer>[] {
  return [
    { title: text.name, value: ({ name }) => name },
    { title: text.company, value: ({ company_name: company }) => company },
    { title: text.phone, value: ({ contact }) => contact },
    { title: text.email, value: ({ email }) => email },
    { title: text.username, value: ({ username }) => username },
    { title: text.tickets, value: (customer) => customer.total_ticket },
  ];
}
