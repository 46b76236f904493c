import type { PackageRecord } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDate, formatDateTime } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Cover } from '@/ui/list/cover.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { numberColumn } from '@/ui/list/number-column.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { DeleteIcon, DuplicateIcon, EditIcon } from '@/ui/list/row-icons.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { packagesMessages as text } from './packages.messages.ts';
import styles from './package-columns.module.css';

/** What the columns offer for a row. */
interface PackageActions {
  /** The address of an image. */
  image(file: string): string;
  canEdit: boolean;
  canDuplicate: boolean;
  canRemove(record: PackageRecord): boolean;
  remove(record: PackageRecord): void;
}

/** Columns of the packages (001 §2). */
export function packageColumns(actions: PackageActions): Column<PackageRecord>[] {
  return [
    numberColumn,
    {
      key: 'name',
      title: text.name,
      link: true,
      before: ({ imgs: [file] }) => <Cover src={file === undefined ? null : actions.image(file)} />,
      cell: (record) => (
        <span className={styles.words}>
          <span className={styles.name}>{record.name}</span>
          {pillsOf(record).map((pill) => (
            <RibbonBadge key={pill} label={pill} tone="lamp" />
          ))}
          <span data-when="narrow" className={styles.dates}>
            {text.dates(formatDate(record.start_date), formatDate(record.end_date))}
          </span>
        </span>
      ),
    },
    {
      key: 'purchased',
      title: text.purchased,
      align: 'end',
      cell: ({ total_ticket: count }) => (
        <span className={styles.figure}>
          {formatCount(count)}
          <span className={styles.unit}> {text.ticketUnit(count)}</span>
        </span>
      ),
    },
    { key: 'start', title: text.start, from: 'medium', cell: (record) => <Moment at={record.start_date} /> },
    { key: 'end', title: text.end, from: 'medium', cell: (record) => <Moment at={record.end_date} /> },
    {
      key: 'active',
      title: text.active,
      cell: ({ active }) => (
        <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
      ),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (record) => <Actions record={record} actions={actions} />,
    },
  ];
}

/** The kinds that a package's name is marked with. */
function pillsOf({ vvip, vvip_charter: charter, exhibition }: PackageRecord): string[] {
  return [
    ...(vvip && !charter ? [text.pills.vvip] : []),
    ...(charter ? [text.pills.charter] : []),
    ...(exhibition ? [text.pills.exhibition] : []),
  ];
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  );
}

function Actions({ record, actions }: { record: PackageRecord; actions: PackageActions }) {
  const { id, name } = record;
  return (
    <RowActions>
      {actions.canEdit ? <RowAction label={text.edit(name)} icon={<EditIcon />} to={paths.package(id)} /> : null}
      {actions.canDuplicate ? (
        <RowAction label={text.duplicate(name)} icon={<DuplicateIcon />} to={paths.package('new', `?from=${id}`)} />
      ) : null}
      {actions.canRemove(record) ? (
        <RowAction
          label={text.remove(name)}
          icon={<DeleteIcon />}
          tone="danger"
          onPress={() => actions.remove(record)}
        />
      ) : null}
    </RowActions>
  );
}

/** A function, because the language may have changed by the time the file is made. */
export function packageCsv(): CsvColumn<PackageRecord>[] {
  return [
    { title: text.name, value: ({ name }) => name },
    { title: text.type, value: (record) => pillsOf(record).join(' ') || text.types.normal },
    { title: text.purchased, value: (record) => record.total_ticket },
    { title: text.start, value: (record) => record.start_date, moment: true },
    { title: text.end, value: (record) => record.end_date, moment: true },
    { title: text.active, value: ({ active }) => active },
    { title: text.platforms, value: ({ platforms }) => platforms.map((name) => text.platform[name]).join(', ') },
  ];
}
