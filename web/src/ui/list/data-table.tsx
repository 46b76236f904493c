import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** Figures stand at the end of the cell. */
  align?: 'end';
  /** Left out while the list is narrower than this (880 and 1100 px). */
  from?: 'medium' | 'wide';
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  /** Where a row leads; null rows lead nowhere. The link stands in the first column and covers the row. */
  rowHref?(row: Row): string | null;
  onNear?(row: Row): void;
  /** New rows are highlighted for a moment. */
  isNew?(row: Row): boolean;
  /** The rows are of the question before; the answer to this one is on its way. */
  stale?: boolean;
}

/**
 * A plain table whose rows are real links; a narrow list leaves columns out, on a phone each row becomes a card of two
 * columns. A cell may show with `data-when="narrow"` what a left-out column would say.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, onNear, isNew, stale } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={stale ?? false} data-stale={stale || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, title, align, from }) => (
            <th key={key} scope="col" data-align={align} data-from={from}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const href = rowHref?.(row) ?? null;
          return (
            <tr key={rowKey(row)} className={styles.row} data-new={isNew?.(row) || undefined}>
              {columns.map(({ key, title, cell, align, from }, index) => (
                <td key={key} data-align={align} data-from={from} data-title={title}>
                  {index === 0 && href ? (
                    <Link to={href} className={styles.link} onPointerEnter={() => onNear?.(row)} onFocus={() => onNear?.(row)}>
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
    </div>
  );
}

/** Rows to come, in the height of rows that have come; seen only when loading takes a moment. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className={styles.blank} />
      ))}
    </div>
  );
}
