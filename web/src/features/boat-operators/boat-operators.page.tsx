import type { BoatOperator } from '@muara/contract/types';
import { lazy } from 'react';
import { ActiveBadge } from '@/domain/records/active-badge.tsx';
import { defineRecords } from '@/domain/records/define-records.ts';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatCount } from '@/lib/format-count.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { NarrowLine } from '@/ui/list/narrow-line.tsx';
import { boatOperatorsMessages as text } from './boat-operators.messages.ts';

const boatOperators = defineRecords('boatOperators', {
  list: 'listBoatOperators',
  add: 'addBoatOperator',
  edit: 'editBoatOperator',
  remove: 'deleteBoatOperator',
});

const BoatOperatorDialog = lazy(() => import('./boat-operator.dialog.tsx'));

/** /d/boat-operator (002 §2.8). */
export default function BoatOperatorsPage() {
  return (
    <RecordListPage
      records={boatOperators}
      text={text}
      columns={columns()}
      csv={csvColumns()}
      removal={{ question: text.removeQuestion, who: ({ name }) => text.removeWho(name), done: text.removed }}
      dialog={BoatOperatorDialog}
    />
  );
}

/** Columns of the list (002 §3.7). */
const columns = (): Column<BoatOperator>[] => [
  { key: 'name', title: text.name, link: true, cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'email',
    title: text.email,
    cell: ({ email, contact }) => (
      <>
        {email}
        <NarrowLine>{contact}</NarrowLine>
      </>
    ),
  },
  { key: 'phone', title: text.phone, from: 'medium', cell: ({ contact }) => contact },
  { key: 'active', title: text.active, cell: ({ active }) => <ActiveBadge active={active} /> },
  { key: 'trips', title: text.trips, align: 'end', from: 'medium', cell: (row) => formatCount(row.total_trip) },
];

const csvColumns = (): CsvColumn<BoatOperator>[] => [
  { title: text.name, value: ({ name }) => name },
  { title: text.email, value: ({ email }) => email },
  { title: text.phone, value: ({ contact }) => contact },
  { title: text.active, value: ({ active }) => active },
  { title: text.trips, value: (row) => row.total_trip },
];
