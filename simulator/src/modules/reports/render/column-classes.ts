import type { CellKind } from '@muara/contract/reports';

const NUMBERS: ReadonlySet<CellKind> = new Set(['count', 'money']);
const SHORT: ReadonlySet<CellKind> = new Set(['code', 'sub_code', 'trip', 'date', 'instant']);
/** More columns than any report table has. */
const MAX_COLUMNS = 24;

/** Returns the class of a single cell: `n` for a number, `s` for a short text. */
export function getCellClass(kind: CellKind): string {
  return NUMBERS.has(kind) ? 'n' : SHORT.has(kind) ? 's' : '';
}

/**
 * Returns the classes of a table, which style its cells by column: `n3` if the third column has
 * numbers, `a4` if the fourth is a text after numbers. A class on each cell would be a fifth of a long page.
 */
export function listTableClasses(kinds: readonly CellKind[]): string[] {
  return kinds.flatMap((kind, index) => {
    const place = index + 1;
    const letter = getCellClass(kind);
    const isAfterNumber = letter !== 'n' && index > 0 && NUMBERS.has(kinds[index - 1] as CellKind);
    return [...(letter === '' ? [] : [`${letter}${place}`]), ...(isAfterNumber ? [`a${place}`] : [])];
  });
}

/** Returns the selector of all cells that table classes style with a letter. */
export function selectCells(letter: 'n' | 's' | 'a'): string {
  const places = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1);
  // Rows with a class are totals: their first cell spans several columns.
  return places.map((place) => `.${letter}${place} tr:not([class])>td:nth-child(${place})`).join();
}
