import { NativeSelect } from '@mantine/core';
import {
  permissionTable,
  type PermissionRow,
  type PermissionTable,
} from '@muara/contract/rules/permissions/permission-table';
import { permissionTableCsv } from '@muara/contract/rules/permissions/permission-table-csv';
import { SCREENS } from '@muara/contract/screens';
import type { RolePolicies } from '@muara/contract/types';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveCsv } from '@/lib/csv.ts';
import { Button } from '@/ui/button.tsx';
import { CheckIcon, DownloadIcon } from '@/ui/icons.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { EmptyState } from '@/ui/states.tsx';
import styles from './permission-table.module.css';
import { permissionTableMessages as text } from './settings.messages.ts';

/**
 * Every screen and operation by role, from the contract's own table (000 §6).
 * Search and kind are in the address.
 */
export function PermissionTableTab({ roles }: { roles: RolePolicies[] }) {
  const [search, setSearch] = useSearchParams();
  const table = useMemo(() => permissionTable(roles.map(({ name, policies }) => ({ name, policies }))), [roles]);
  const find = search.get('find') ?? '';
  const kind = search.get('show') ?? '';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const rows = table.rows.filter((row) => (kind === '' || row.kind === kind) && matches(row, find));

  return (
    <>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.tools}>
        <SearchBox
          className={styles.find}
          label={text.find}
          placeholder={text.placeholder}
          value={find}
          onSearch={(value) => set('find', value)}
        />
        <NativeSelect label={text.show} value={kind} onChange={(event) => set('show', event.currentTarget.value)}>
          <option value="">{text.all}</option>
          <option value="screen">{text.screen}</option>
          <option value="operation">{text.operation}</option>
        </NativeSelect>
        <Button
          kind="plain"
          icon={<DownloadIcon size={18} />}
          onClick={() => saveCsv('permissions', permissionTableCsv({ ...table, rows }))}
        >
          {text.exportCsv}
        </Button>
        <p className={styles.count} role="status">
          {text.results(rows.length, table.rows.length)}
        </p>
      </div>
      {rows.length > 0 ? (
        <Table columns={table.columns} rows={rows} />
      ) : (
        <EmptyState
          title={text.noMatch}
          text={text.noMatchText}
          action={
            <Button kind="plain" onClick={() => setSearch({ tab: 'permissions' }, { replace: true })}>
              {text.reset}
            </Button>
          }
        />
      )}
    </>
  );
}

function matches({ name, label }: PermissionRow, find: string): boolean {
  const wanted = find.trim().toLowerCase();
  return wanted === '' || `${name} ${label} ${SCREEN_PATHS.get(name) ?? ''}`.toLowerCase().includes(wanted);
}

/** Titles and the first column stay in sight while the rest moves under them. */
function Table({ columns, rows }: PermissionTable) {
  return (
    <div className={styles.frame} role="region" aria-label={text.caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {text.row}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name} ${row.record ?? ''}`}>
              <th scope="row" className={styles.name}>
                <RowName row={row} />
              </th>
              {row.cells.map((may, index) => (
                <td key={columns[index]} data-may={may}>
                  {may ? <CheckIcon size={16} /> : <span aria-hidden="true">–</span>} {may ? text.yes : text.no}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SCREEN_PATHS = new Map<string, string>(Object.entries(SCREENS).map(([name, { path }]) => [name, path]));

/** A screen by its title and path, an operation by its id with method and path. */
function RowName({ row: { kind, name, label } }: { row: PermissionRow }) {
  return (
    <>
      <span className={styles.id}>{kind === 'screen' ? label : name}</span>
      <span className={styles.kind}>{kind === 'screen' ? text.screenKind : text.operationKind}</span>{' '}
      <code className={styles.path}>{kind === 'screen' ? SCREEN_PATHS.get(name) : label}</code>
    </>
  );
}
