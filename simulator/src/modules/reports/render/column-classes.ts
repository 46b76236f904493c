import type { CellKind } from '@muara/contract/reports';

const NUMBERS: ReadonlySet<CellKind> = new Set(['count', 'money']);
const SHORT: ReadonlySet<CellKind> = new Set(['code', 'sub_code', 'trip', 'date', 'instant']);
/** More columns than any table of a report has. */
const MOST_COLUMNS = 24;

/** Returns the class of a single cell: `n` for a number, `s` for a short text. */
export function getCellClass(kind: CellKind): string {
  return NUMBERS.has(kind) ? 'n' : SHORT.has(kind) ? 's' : '';
}

/**
 * Returns the classes of a table, which style the cells of its rows by their place: `n3` if the third column has numbers,
 * `a4` if the fourth is a text after numbers. A class at each cell would be a fifth of a long page.
 */
export function listTableClasses(kinds: readonly CellKind[]): string[] {
  return kinds.flatMap((kind, index) => {
    const place = index + 1;
    const letter = getCellClass(kind);
    const isAfterNumber = letter !== 'n' && index > 0 && NUMBERS.has(kinds[index - 1] as CellKind);
    return [...(letter === '' ? [] : [`${letter}${place}`]), ...(isAfterNumber ? [`a${place}`] : [])];
  });
}

/** Returns the selector of all cells that the classes of their table style by a letter. */
export function selectCells(letter: 'n' | 's' | 'a'): string {
  const places = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1);
  // Rows with a class are totals: their first cell is as wide as several.
  return places.map((place) => `.${letter}${place} tr:not([class])>td:nth-child(${place})`).join();
}
