import type { PopupRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RowSwitch } from '@/domain/lists/row-switch.tsx';
import { refetchLists, keepRecords } from '@/domain/records/record-cache.ts';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import { useClient } from '@/domain/session/client-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDate, formatWeekday } from '@/lib/dates.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { PeriodBadge } from './period-badge.tsx';
import { popups } from './popups.api.ts';
import { popupsMessages as text } from './popups.messages.ts';
import styles from './popups.module.css';

const PopupDialog = lazy(() => import('./popup.dialog.tsx'));

/** /d/popup (002 §2.9): what the public shop greets with. */
export default function PopupsPage() {
  const client = useClient();
  const switchOn = useSwitch();
  return (
    <RecordListPage
      records={popups}
      text={text}
      columns={columns({ imageUrl: (file) => client.url('getImage', { params: { file } }), switchOn })}
      csv={csvColumns()}
      removal={{
        question: text.removeQuestion,
        who: ({ name, active }) => text.removeWho(name, active === 1),
        done: text.removed,
      }}
      dialog={PopupDialog}
      returnsToStart
      searchOnEnter
    />
  );
}

interface PopupCells {
  imageUrl(file: string): string;
  switchOn(popup: PopupRecord, active: boolean): Promise<void>;
}

/** Columns of the popups (002 §2.9). Every user of the list can switch a popup on or off. */
const columns = ({ imageUrl, switchOn }: PopupCells): Column<PopupRecord>[] => [
  {
    key: 'name',
    title: text.name,
    link: true,
    before: ({ img }) => <img className={styles.thumb} src={imageUrl(img)} alt="" loading="lazy" />,
    cell: ({ name, start_date, end_date }) => (
      <>
        <span className={styles.name}>{name}</span>
        <span className={styles.phone}>{text.rangeOf(formatDate(start_date), formatDate(end_date))}</span>
      </>
    ),
  },
  { key: 'start', title: text.start, card: 'none', cell: ({ start_date }) => <Day date={start_date} /> },
  { key: 'end', title: text.end, card: 'none', cell: ({ end_date }) => <Day date={end_date} /> },
  {
    key: 'active',
    title: text.active,
    cell: (popup) => (
      <span className={styles.state}>
        <RowSwitch
          label={text.activeOf(popup.name)}
          checked={popup.active === 1}
          onToggle={(active) => switchOn(popup, active)}
        />
        <PeriodBadge popup={popup} />
      </span>
    ),
  },
];

function Day({ date }: { date: string }) {
  return <span className={styles.day}>{formatWeekday(date)}</span>;
}

const csvColumns = (): CsvColumn<PopupRecord>[] => [
  { title: text.name, value: ({ name }) => name },
  { title: text.link, value: ({ link }) => link },
  { title: text.start, value: (popup) => popup.start_date },
  { title: text.end, value: (popup) => popup.end_date },
  { title: text.active, value: ({ active }) => active === 1 },
];

/** The server returns the current page (002 §7.4). */
function useSwitch(): PopupCells['switchOn'] {
  const client = useClient();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 1) - 1);
  return async ({ id }, active) => {
    try {
      const body = { id, active: active ? (1 as const) : (0 as const) };
      const { data } = await client.call.setPopupActive({ query: { page }, body });
      keepRecords(queries, popups.key, data);
    } catch (error) {
      refetchLists(queries, popups.key);
      throw error;
    }
  };
}
