import type { Holiday } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDate, formatWeekday } from '@/lib/dates.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { DeleteIcon, EditIcon, ViewIcon } from '@/ui/list/row-icons.tsx';
import { FROM_LIST } from '@/domain/records/use-record-dialog.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './holidays.module.css';
import { holidaysMessages as text } from './holidays.messages.ts';

interface HolidayActions {
  canEdit: boolean;
  canRemove: boolean;
  href(at: string | number): string;
  remove(holiday: Holiday): void;
}

/** Columns of the holidays (002 §2.8). */
export function holidayColumns({ canEdit, canRemove, href, remove }: HolidayActions): Column<Holiday>[] {
  return [
    {
      key: 'number',
      title: text.number,
      card: 'none',
      cell: (_holiday, number) => (
        <Muted as="span" tabular>
          {number}
        </Muted>
      ),
    },
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
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (holiday) => (
        <RowActions>
          <RowAction label={text.view(holiday.details)} icon={<ViewIcon />} to={href(holiday.id)} state={FROM_LIST} />
          {canEdit ? (
            <RowAction
              label={text.edit(holiday.details)}
              icon={<EditIcon />}
              to={href(`${holiday.id}/edit`)}
              state={FROM_LIST}
            />
          ) : null}
          {canRemove ? (
            <RowAction
              label={text.remove(holiday.details)}
              icon={<DeleteIcon />}
              tone="danger"
              onPress={() => remove(holiday)}
            />
          ) : null}
        </RowActions>
      ),
    },
  ];
}

/** As a card it has no title above it. */
function Days({ days }: { days: number }) {
  return (
    <span className={styles.figure}>
      {days}
      <span className={styles.unit}> {text.dayUnit(days)}</span>
    </span>
  );
}

export const holidayCsv = (): CsvColumn<Holiday>[] => [
  { title: text.details, value: ({ details }) => details },
  { title: text.start, value: ({ start }) => start },
  { title: text.end, value: ({ end }) => end },
  { title: text.days, value: ({ days }) => days },
];
