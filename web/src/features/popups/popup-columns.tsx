import type { PopupRecord } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDate, formatWeekday } from '@/lib/dates.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { DeleteIcon, EditIcon, ViewIcon } from '@/ui/list/row-icons.tsx';
import { RowSwitch } from '@/domain/lists/row-switch.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { PeriodBadge } from './period-badge.tsx';
import { FROM_LIST } from '@/domain/records/use-record-dialog.ts';
import styles from './popups.module.css';
import { popupsMessages as text } from './popups.messages.ts';

interface PopupActions {
  canEdit: boolean;
  canRemove: boolean;
  href(at: string | number): string;
  imageUrl(file: string): string;
  switchOn(popup: PopupRecord, active: boolean): Promise<void>;
  remove(popup: PopupRecord): void;
}

/** Columns of the popups (002 §2.9). Every user of the list can switch a popup on or off. */
export function popupColumns(actions: PopupActions): Column<PopupRecord>[] {
  return [
    {
      key: 'number',
      title: text.number,
      card: 'none',
      cell: (_popup, number) => (
        <Muted as="span" tabular>
          {number}
        </Muted>
      ),
    },
    {
      key: 'name',
      title: text.name,
      link: true,
      before: ({ img }) => <img className={styles.thumb} src={actions.imageUrl(img)} alt="" loading="lazy" />,
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
            onToggle={(active) => actions.switchOn(popup, active)}
          />
          <PeriodBadge popup={popup} />
        </span>
      ),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (popup) => <Actions popup={popup} actions={actions} />,
    },
  ];
}

function Day({ date }: { date: string }) {
  return <span className={styles.day}>{formatWeekday(date)}</span>;
}

function Actions({ popup: { id, name }, popup, actions }: { popup: PopupRecord; actions: PopupActions }) {
  const { href, canEdit, canRemove, remove } = actions;
  return (
    <RowActions>
      <RowAction label={text.view(name)} icon={<ViewIcon />} to={href(id)} state={FROM_LIST} />
      {canEdit ? (
        <RowAction label={text.edit(name)} icon={<EditIcon />} to={href(`${id}/edit`)} state={FROM_LIST} />
      ) : null}
      {canRemove ? (
        <RowAction label={text.remove(name)} icon={<DeleteIcon />} tone="danger" onPress={() => remove(popup)} />
      ) : null}
    </RowActions>
  );
}

export const popupCsv = (): CsvColumn<PopupRecord>[] => [
  { title: text.name, value: ({ name }) => name },
  { title: text.link, value: ({ link }) => link },
  { title: text.start, value: (popup) => popup.start_date },
  { title: text.end, value: (popup) => popup.end_date },
  { title: text.active, value: ({ active }) => active === 1 },
];
