import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Step {
  rows: -1 | 0 | 1;
  columns: -1 | 0 | 1;
  distance: number;
}

/** How many rows Page Up and Page Down move. */
const PAGE = 10;
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0, distance: 1 },
  ArrowDown: { rows: 1, columns: 0, distance: 1 },
  ArrowLeft: { rows: 0, columns: -1, distance: 1 },
  ArrowRight: { rows: 0, columns: 1, distance: 1 },
  PageUp: { rows: -1, columns: 0, distance: PAGE },
  PageDown: { rows: 1, columns: 0, distance: PAGE },
};

/** What goes on the `<table role="grid">`. */
interface GridKeys {
  ref: RefObject<HTMLTableElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: FocusEvent): void;
}

/**
 * Makes a table with a button in each cell one tab stop, and its keys those of a grid.
 * As in the ARIA practices: arrows, Page Up and Down, Home and End in a row, with Ctrl in the whole table. Tab comes
 * back to the cell that was left.
 *
 * @param drawAll draws the rows that have not been drawn yet: the last cell is in one of them
 */
export function useGridKeys(drawAll: () => void): GridKeys {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLButtonElement>(null);

  const stopAt = (button: HTMLButtonElement): void => {
    if (current.current) current.current.tabIndex = -1;
    button.tabIndex = 0;
    current.current = button;
  };

  // Rows are drawn, filtered and redrawn at any time; a new button would be a tab stop of its own.
  useLayoutEffect(() => {
    const all = table.current?.querySelectorAll<HTMLButtonElement>('td button') ?? [];
    if (!current.current?.isConnected) current.current = all[0] ?? null;
    for (const button of all) button.tabIndex = button === current.current ? 0 : -1;
  });

  return {
    ref: table,
    onFocus({ target }) {
      if (target instanceof HTMLButtonElement && target.closest('td')) stopAt(target);
    },
    onKeyDown(event) {
      const cell = event.target instanceof HTMLElement && event.target.closest('td');
      if (!cell || !table.current || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'End' && event.ctrlKey) flushSync(drawAll);
      const next = findNext(table.current, cell, event.key, event.ctrlKey);
      if (next === undefined) return;
      event.preventDefault();
      next?.focus({ preventScroll: true });
      // Focus alone leaves a cell where it is when a part of it is beside the heads.
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

/** The button that a key leads to; null at the edge, undefined for other keys. */
function findNext(
  table: HTMLTableElement,
  cell: HTMLTableCellElement,
  key: string,
  isWhole: boolean,
): HTMLButtonElement | null | undefined {
  if (key === 'Home' || key === 'End') {
    const within = isWhole ? table : cell.closest('tr');
    const buttons = [...(within?.querySelectorAll<HTMLButtonElement>('td button') ?? [])];
    return (key === 'Home' ? buttons[0] : buttons.at(-1)) ?? null;
  }
  const step = STEPS[key];
  return step && !isWhole ? findAlong(table, cell, step) : undefined;
}

function findAlong(table: HTMLTableElement, cell: HTMLTableCellElement, step: Step): HTMLButtonElement | null {
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const row = rows.findIndex((one) => one.contains(cell));
  const cellAt = (distance: number) =>
    rows[row + step.rows * distance]?.cells[cell.cellIndex + step.columns * distance];
  // The last page is shorter than others.
  for (let distance = step.distance; distance > 0; distance -= 1) {
    const button = cellAt(distance)?.querySelector('button');
    if (button) return button;
  }
  // A cell without a button is skipped.
  for (let distance = step.distance + 1; cellAt(distance); distance += 1) {
    const button = cellAt(distance)?.querySelector('button');
    if (button) return button;
  }
  return null;
}
