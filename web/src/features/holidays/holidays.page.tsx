import type { Holiday } from '@muara/contract/types';
import { lazy } from 'react';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import { useConfig } from '@/domain/session/config-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDate, formatWeekday } from '@/lib/dates.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { holidays } from './holidays.api.ts';
import { holidaysMessages as text } from './holidays.messages.ts';
import styles from './holidays.module.css';

const HolidayDialog = lazy(() => import('./holiday.dialog.tsx'));

/** /d/holiday (002 §2.8): days on which nothing departs. */
export default function HolidaysPage() {
  const { appName } = useConfig();
  return (
    <RecordListPage
      records={holidays}
      text={text}
      columns={columns()}
      csv={csvColumns()}
      nameOf={({ details }) => details}
      removal={{
        question: text.removeQuestion,
        who: ({ details, start, end }) => text.removeWho(details, text.rangeOf(formatDate(start), formatDate(end))),
        done: text.removed,
      }}
      dialog={HolidayDialog}
      returnsToStart
      list={{ title: text.title(appName) }}
    />
  );
}

/** Columns of the holidays (002 §2.8). */
const columns = (): Column<Holiday>[] => [
  {
    key: 'details',
    title: text.details,
    link: true,
    cell: ({ details, start, end }) => (
      <>
        <span className={styles.name}>{details}</span>
        <span className={styles.phone}>{text.rangeOf(formatDate(start), formatDate(end))}</span>
      </>
    ),
  },
  { key: 'start', title: text.start, card: 'none', cell: ({ start }) => formatWeekday(start) },
  { key: 'end', title: text.end, card: 'none', cell: ({ end }) => formatWeekday(end) },
  { key: 'days', title: text.days, align: 'end', cell: ({ days }) => <Days days={days} /> },
];

/** Without a title, as on a card. */
function Days({ days }: { days: number }) {
  return (
    <span className={styles.figure}>
      {days}
      <span className={styles.unit}> {text.dayUnit(days)}</span>
    </span>
  );
}

const csvColumns = (): CsvColumn<Holiday>[] => [
  { title: text.details, value: ({ details }) => details },
  { title: text.start, value: ({ start }) => start },
  { title: text.end, value: ({ end }) => end },
  { title: text.days, value: ({ days }) => days },
];
