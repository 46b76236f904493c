import type { ReactNode } from 'react';
import { useMinutes } from '@/lib/use-now.ts';
import { ArrowIcon } from '../icons.tsx';
import { Link } from '../link.tsx';
import { listMessages as text } from './list.messages.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  /** `number` is the place of the row in the whole list, from 1 on. */
  cell(row: Row, number: number): ReactNode;
  /** Content before the cell's own that is not part of the row's link, such as a button. */
  before?(row: Row): ReactNode;
  /** Aligns figures with the end of the cell. */
  align?: 'end';
  /** Hidden while the list is narrower than this (880 and 1100 px). */
  from?: 'medium' | 'wide';
  /** By what the list can be ordered here: the `sort_by` of its call. */
  sortable?: string;
  /** Whether this cell has the row's link; otherwise the first one has. */
  link?: boolean;
  /** On a phone: shown on its own line, or hidden. */
  card?: 'line' | 'none';
}

export interface Order {
  by: string;
  direction: string;
  /** Ascending, descending, and the list's own order again. */
  press(by: string): void;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  /** The number of the first row. */
  first?: number;
  /**
   * The address of a row; null for rows without a link.
   * The link covers the row; buttons in other cells stay above it.
   */
  rowHref?: ((row: Row) => string | null) | undefined;
  onNear?: ((row: Row) => void) | undefined;
  /** New rows are highlighted for a moment. */
  isNew?: ((row: Row) => boolean) | undefined;
  order?: Order;
  /** The rows belong to the previous query; this one is still loading. */
  stale?: boolean;
}

/**
 * A plain table whose rows are real links.
 * A narrow list leaves columns out; on a phone each row becomes a card with two columns. A cell can show with
 * `data-when="narrow"` what a hidden column would say.
 */
export function DataTable<Row>({ caption, columns, rows, order, stale, first = 1, ...props }: DataTableProps<Row>) {
  // Cells say how long ago something was.
  useMinutes();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={stale ?? false} data-stale={stale || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <Title key={column.key} column={column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={props.rowKey(row)} {...props} columns={columns} row={row} number={first + index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SORTED = { asc: 'ascending', desc: 'descending' } as Record<string, 'ascending' | 'descending'>;

function Title<Row>({
  column: { title, align, from, sortable },
  order,
}: {
  column: Column<Row>;
  order: Order | undefined;
}) {
  const sorted = sortable !== undefined && order?.by === sortable ? SORTED[order.direction] : undefined;
  return (
    <th scope="col" data-align={align} data-from={from} data-sortable={sortable} aria-sort={sorted}>
      {sortable && order ? (
        <button type="button" className={styles.sort} onClick={() => order.press(sortable)}>
          {title}
          <ArrowIcon size={14} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowHref' | 'onNear' | 'isNew'> {
  row: Row;
  number: number;
}

function TableRow<Row>({ columns, row, number, rowHref, onNear, isNew }: TableRowProps<Row>) {
  const href = rowHref?.(row) ?? null;
  const near = () => onNear?.(row);
  const linked = columns.find(({ link }) => link) ?? columns[0];
  return (
    <tr className={styles.row} data-new={isNew?.(row) || undefined}>
      {columns.map((column) => {
        const content =
          column === linked && href ? (
            <Link to={href} className={styles.link} onPointerEnter={near} onFocus={near}>
              {column.cell(row, number)}
            </Link>
          ) : (
            column.cell(row, number)
          );
        return (
          <td key={column.key} data-align={column.align} data-from={column.from} data-card={column.card}>
            {column.before ? (
              <div className={styles.lead}>
                {column.before(row)}
                <div>{content}</div>
              </div>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Placeholders as high as loaded rows, visible only when loading takes a moment. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={text.loading}>
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className={styles.blank} />
      ))}
    </div>
  );
}
