import type { TourGuide } from '@muara/contract/types';
import { lazy } from 'react';
import { partnerMessages as words } from '@/domain/partners/partner.messages.ts';
import { defineRecords } from '@/domain/records/define-records.ts';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatCount } from '@/lib/format-count.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { NarrowLine } from '@/ui/list/narrow-line.tsx';
import { GuideStatus } from './guide-status.tsx';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';

const tourGuides = defineRecords('tourGuides', {
  list: 'listTourGuides',
  add: 'addTourGuide',
  edit: 'editTourGuide',
  remove: 'deleteTourGuide',
});

const TourGuideDialog = lazy(() => import('./tour-guide.dialog.tsx'));

/** /d/tour-guide (002 §2.8). */
export default function TourGuidesPage() {
  return (
    <RecordListPage
      records={tourGuides}
      text={text}
      columns={columns()}
      csv={csvColumns()}
      removal={{
        question: text.removeQuestion,
        who: ({ name, company_name: company }) => text.removeWho(name, company),
        done: text.removed,
      }}
      dialog={TourGuideDialog}
    />
  );
}

/** Columns of the list (002 §3.7). */
const columns = (): Column<TourGuide>[] => [
  { key: 'name', title: words.name, link: true, cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'company',
    title: words.company,
    cell: ({ company_name: company, contact }) => (
      <>
        {company}
        <NarrowLine>{contact}</NarrowLine>
      </>
    ),
  },
  { key: 'phone', title: words.phone, from: 'medium', cell: ({ contact }) => contact },
  { key: 'email', title: words.email, from: 'wide', cell: ({ email }) => email },
  { key: 'motacs', title: text.motacs, from: 'wide', cell: ({ motacs }) => motacs },
  { key: 'active', title: text.active, cell: (guide) => <GuideStatus guide={guide} /> },
  { key: 'tickets', title: text.tickets, align: 'end', from: 'medium', cell: (row) => formatCount(row.total_ticket) },
];

const csvColumns = (): CsvColumn<TourGuide>[] => [
  { title: words.name, value: ({ name }) => name },
  { title: words.company, value: ({ company_name: company }) => company },
  { title: words.address, value: ({ address }) => address },
  { title: words.state, value: ({ state }) => state },
  { title: words.country, value: ({ country }) => country },
  { title: words.phone, value: ({ contact }) => contact },
  { title: words.email, value: ({ email }) => email },
  { title: words.ic, value: ({ ic }) => ic },
  { title: text.motacs, value: ({ motacs }) => motacs },
  { title: words.start, value: (guide) => guide.start_date },
  { title: words.end, value: (guide) => guide.end_date },
  { title: text.active, value: ({ active }) => active },
  { title: text.tickets, value: (guide) => guide.total_ticket },
];
