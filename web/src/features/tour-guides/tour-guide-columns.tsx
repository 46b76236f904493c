import type { TourGuide } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatCount } from '@/lib/money.ts';
import { ContractMark } from '@/domain/partners/contract-mark.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { partyMessages as words } from '@/domain/partners/party.messages.ts';
import { RecordActions } from '@/domain/records/record-actions.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './tour-guides.module.css';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';

interface TourGuideDeeds {
  href(at: string | number): string;
  canEdit: boolean;
  canRemove: boolean;
  remove(guide: TourGuide): void;
}

/** Columns of the tour guides (002 §2.8, §3.7). */
export function tourGuideColumns(deeds: TourGuideDeeds): Column<TourGuide>[] {
  return [
    { key: 'number', title: '#', card: 'none', cell: (_guide, number) => number },
    { key: 'name', title: words.name, link: true, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'company',
      title: words.company,
      cell: ({ company_name: company, contact }) => (
        <>
          {company}
          <span data-when="narrow" className={styles.narrow}>
            {contact}
          </span>
        </>
      ),
    },
    { key: 'phone', title: words.phone, from: 'medium', cell: ({ contact }) => contact },
    { key: 'email', title: words.email, from: 'wide', cell: ({ email }) => email },
    { key: 'motacs', title: text.motacs, from: 'wide', cell: ({ motacs }) => motacs },
    { key: 'active', title: text.active, cell: (guide) => <Standing guide={guide} /> },
    {
      key: 'tickets',
      title: text.tickets,
      align: 'end',
      from: 'medium',
      cell: (guide) => formatCount(guide.total_ticket),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (guide) => (
        <RecordActions
          id={guide.id}
          name={guide.name}
          href={deeds.href}
          canEdit={deeds.canEdit}
          onRemove={deeds.canRemove ? () => deeds.remove(guide) : undefined}
        />
      ),
    },
  ];
}

/** Whether a guide is active, and how the contract stands. */
export function Standing({ guide: { active, start_date: start, end_date: end } }: { guide: TourGuide }) {
  return (
    <span className={styles.standing}>
      <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
      <ContractMark start={start} end={end} />
    </span>
  );
}

/** The words may be those of another language by the time a file is made. */
export function tourGuideCsv(): CsvColumn<TourGuide>[] {
  return [
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
}
