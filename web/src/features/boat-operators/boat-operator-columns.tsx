import type { BoatOperator } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatCount } from '@/lib/money.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RecordActions } from '@/domain/records/record-actions.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './boat-operators.module.css';
import { boatOperatorsMessages as text } from './boat-operators.messages.ts';

interface BoatOperatorDeeds {
  href(at: string | number): string;
  canEdit: boolean;
  canRemove: boolean;
  remove(operator: BoatOperator): void;
}

/** Columns of the boat operators (002 §2.8, §3.7). */
export function boatOperatorColumns(deeds: BoatOperatorDeeds): Column<BoatOperator>[] {
  return [
    { key: 'number', title: '#', card: 'none', cell: (_operator, number) => number },
    { key: 'name', title: text.name, link: true, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'email',
      title: text.email,
      cell: ({ email, contact }) => (
        <>
          {email}
          <span data-when="narrow" className={styles.narrow}>
            {contact}
          </span>
        </>
      ),
    },
    { key: 'phone', title: text.phone, from: 'medium', cell: ({ contact }) => contact },
    { key: 'active', title: text.active, cell: ({ active }) => <ActivePill active={active} /> },
    {
      key: 'trips',
      title: text.trips,
      align: 'end',
      from: 'medium',
      cell: (operator) => formatCount(operator.total_trip),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (operator) => (
        <RecordActions
          id={operator.id}
          name={operator.name}
          href={deeds.href}
          canEdit={deeds.canEdit}
          onRemove={deeds.canRemove ? () => deeds.remove(operator) : undefined}
        />
      ),
    },
  ];
}

export function ActivePill({ active }: { active: boolean }) {
  return <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />;
}

/** The words may be those of another language by the time a file is made. */
export function boatOperatorCsv(): CsvColumn<BoatOperator>[] {
  return [
    { title: text.name, value: ({ name }) => name },
    { title: text.email, value: ({ email }) => email },
    { title: text.phone, value: ({ contact }) => contact },
    { title: text.active, value: ({ active }) => active },
    { title: text.trips, value: (operator) => operator.total_trip },
  ];
}
