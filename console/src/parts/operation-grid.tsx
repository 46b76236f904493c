import { Fragment, useState, type ReactNode, type UIEvent } from 'react';
import { SearchBox } from '@/ui/list/search-box.tsx';
import styles from './operation-grid.module.css';
import { useGridKeys } from './use-grid-keys.ts';

/** How many rows are drawn first, and added whenever the end of the drawn ones comes near. */
const ROWS = 30;
const NEAR_PX = 400;

interface GridColumn {
  key: string;
  title: string;
  hint?: string;
}

interface OperationGridProps<Id extends string, Column extends GridColumn> {
  label: string;
  ids: readonly Id[];
  columns: readonly Column[];
  /** The words that the shown operations contain. */
  search: string;
  onSearch(text: string): void;
  /** What the head of a row says; the operation by default. */
  head?(id: Id): ReactNode;
  /** A cell: a button, or nothing. */
  cell(id: Id, column: Column): ReactNode;
  /** What is beside the search. */
  aside?: ReactNode;
  isBusy?: boolean;
  /** Takes the height of the window, for a view that is nothing else. */
  tall?: boolean;
}

/**
 * A table of operations with a button in each cell.
 * Its heads stay in view, and arrow keys move between its cells.
 * Rows are drawn when scrolling comes near them: drawn together they would be thousands of buttons.
 */
export function OperationGrid<Id extends string, Column extends GridColumn>({
  label,
  ids,
  columns,
  search,
  onSearch,
  head = (id) => <OperationName id={id} />,
  cell,
  aside,
  isBusy,
  tall,
}: OperationGridProps<Id, Column>) {
  const [limit, setLimit] = useState(ROWS);
  const shown = ids.filter((id) => id.toLowerCase().includes(search.toLowerCase()));
  const keys = useGridKeys(() => setLimit(Math.max(limit, shown.length)));
  const drawMore = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (limit < shown.length && scrollHeight - scrollTop - clientHeight < NEAR_PX) setLimit(limit + ROWS);
  };
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label="Search operations" placeholder="refundTicket" value={search} onSearch={onSearch} />
        {aside}
      </div>
      <div className={styles.scroll} data-tall={tall || undefined} onScroll={drawMore}>
        <table
          className={styles.table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as ARIA practices build a grid
          role="grid"
          aria-label={label}
          aria-busy={isBusy}
          aria-rowcount={shown.length + 1}
          {...keys}
        >
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {columns.map(({ key, title, hint }) => (
                <th key={key} scope="col" title={hint}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, limit).map((id, index) => (
              <tr key={id} aria-rowindex={index + 2}>
                <th scope="row">{head(id)}</th>
                {columns.map((column) => (
                  <td key={column.key}>{cell(id, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 ? <p className={styles.none}>No operation matches. Try another search.</p> : null}
      </div>
    </>
  );
}

/** The name of an operation, which breaks between its words on a phone. */
export function OperationName({ id, title }: { id: string; title?: string }) {
  return (
    <code title={title}>
      {id.split(/(?=[A-Z])/).map((word, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words of a name never change
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
