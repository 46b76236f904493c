import { Checkbox, TextInput } from '@mantine/core';
import type { Permission } from '@muara/contract/rules/permissions/shapes';
import type { Policies } from '@muara/contract/types';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SearchIcon } from '@/ui/icons.tsx';
import { policyGridMessages as words } from './policy-grid.messages.ts';
import {
  actionLabel,
  COMMON_ACTIONS,
  findRows,
  isTicked,
  policyRows,
  tickState,
  toggleCell,
  toggleColumn,
  toggleRow,
  type PolicyRow,
} from './policy-grid.rows.ts';
import styles from './policy-grid.module.css';

interface PolicyGridProps {
  policies: Policies;
  onChange(next: Policies): void;
  readOnly: boolean;
  /** Keeps the ids of two grids on one screen apart. */
  idPrefix: string;
  /** Why nothing can be changed, said above a grid that is read-only. */
  reason?: string;
}

/**
 * The grid of rights: a row for each area, a checkbox for each right (000 §3, 002 §2.7).
 * Ticking a right ticks View too; unticking View clears the row (000 §4). A checkbox before a row or above a column
 * ticks all that shows of it. On narrow screens each area becomes a card.
 */
export function PolicyGrid({ policies, onChange, readOnly, idPrefix, reason }: PolicyGridProps) {
  const [search, setSearch] = useState('');
  const rows = useMemo(() => policyRows(policies), [policies]);
  const found = findRows(rows, search);
  const latest = useRef({ policies, onChange });
  useLayoutEffect(() => {
    latest.current = { policies, onChange };
  });
  // Rows are remembered by what they show, so their way back must lead to the present policy and not to the one of their last drawing.
  const toggle = useCallback((group: string, action: string | null, active: boolean) => {
    const now = latest.current;
    now.onChange(
      action === null ? toggleRow(now.policies, group, active) : toggleCell(now.policies, group, action, active),
    );
  }, []);
  const reasonId = `${idPrefix}-reason`;

  return (
    <div className={styles.root}>
      {readOnly ? (
        <p id={reasonId} className={styles.reason}>
          {reason ?? words.readOnly}
        </p>
      ) : null}
      <div className={styles.find}>
        <TextInput
          id={`${idPrefix}-find`}
          type="search"
          className={styles.search}
          label={words.find}
          placeholder={words.placeholder}
          value={search}
          leftSection={<SearchIcon size={18} />}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in a search must not send the form around it.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
        />
        <p className={styles.count} role="status">
          {words.shown(found.length, rows.length)}
        </p>
      </div>
      {found.length === 0 ? <p className={styles.none}>{words.none(search.trim())}</p> : null}
      <div
        className={styles.grid}
        aria-describedby={readOnly ? reasonId : undefined}
        role="group"
        aria-label={words.permissions}
      >
        {found.length > 0 ? (
          <Columns
            rows={found}
            readOnly={readOnly}
            idPrefix={idPrefix}
            onToggle={(action, active) =>
              onChange(
                toggleColumn(
                  policies,
                  found.map(({ group }) => group),
                  action,
                  active,
                ),
              )
            }
          />
        ) : null}
        {found.map((row) => (
          <Row
            key={row.group}
            group={row.group}
            cells={row.permissions}
            readOnly={readOnly}
            idPrefix={idPrefix}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  );
}

interface ColumnsProps {
  rows: PolicyRow[];
  readOnly: boolean;
  idPrefix: string;
  onToggle(action: string, active: boolean): void;
}

/** The titles of the columns, each a box for the whole column. */
function Columns({ rows, readOnly, idPrefix, onToggle }: ColumnsProps) {
  return (
    <div className={styles.head} role="group" aria-label={words.allAreas}>
      <span className={styles.corner}>{words.area}</span>
      {COMMON_ACTIONS.map((action) => {
        const cells = rows.flatMap(({ permissions }) => permissions.filter(({ name }) => name === action));
        const { all, some } = tickState(cells);
        return (
          <Checkbox
            key={action}
            id={`${idPrefix}-all-${action}`}
            className={styles.cell}
            label={action}
            aria-label={words.wholeColumn(action)}
            checked={all}
            indeterminate={some}
            disabled={readOnly || cells.every((cell) => cell.disabled)}
            onChange={(event) => onToggle(action, event.currentTarget.checked)}
          />
        );
      })}
      <span className={styles.ownTitle}>{words.own}</span>
    </div>
  );
}

interface RowProps {
  group: string;
  cells: Permission[];
  readOnly: boolean;
  idPrefix: string;
  /** `null` means all actions of the area. */
  onToggle(group: string, action: string | null, active: boolean): void;
}

const isCommon = (name: string): boolean => (COMMON_ACTIONS as readonly string[]).includes(name);

const Row = memo(
  function Row({ group, cells, readOnly, idPrefix, onToggle }: RowProps) {
    const { all, some } = tickState(cells);
    const own = cells.filter(({ name }) => !isCommon(name));
    const box = (cell: Permission) => (
      <Checkbox
        key={cell.name}
        id={cellId(idPrefix, group, cell.name)}
        className={isCommon(cell.name) ? `${styles.cell} ${styles.common}` : styles.cell}
        label={actionLabel(cell.name)}
        aria-label={`${group}: ${actionLabel(cell.name)}`}
        checked={isTicked(cell)}
        disabled={readOnly || cell.disabled === true}
        onChange={(event) => onToggle(group, cell.name, event.currentTarget.checked)}
      />
    );
    return (
      <div className={styles.row} role="group" aria-label={group}>
        <Checkbox
          id={cellId(idPrefix, group, 'all')}
          className={styles.area}
          label={group}
          aria-label={words.wholeRow(group)}
          checked={all}
          indeterminate={some}
          disabled={readOnly || cells.every((cell) => cell.disabled)}
          onChange={(event) => onToggle(group, null, event.currentTarget.checked)}
        />
        {COMMON_ACTIONS.map((action) => {
          const cell = cells.find(({ name }) => name === action);
          return cell ? box(cell) : <span key={action} className={styles.gap} aria-hidden="true" />;
        })}
        {own.length > 0 ? <div className={styles.own}>{own.map(box)}</div> : null}
      </div>
    );
  },
  (before, after) =>
    before.readOnly === after.readOnly &&
    before.group === after.group &&
    before.idPrefix === after.idPrefix &&
    sameCells(before.cells, after.cells),
);

function sameCells(before: Permission[], after: Permission[]): boolean {
  return (
    before.length === after.length &&
    before.every((cell, index) => {
      const other = after[index];
      return other?.name === cell.name && other.active === cell.active && other.disabled === cell.disabled;
    })
  );
}

const cellId = (idPrefix: string, group: string, action: string): string =>
  `${idPrefix}-${group}-${action}`.replaceAll(/[^\w-]+/g, '-');
