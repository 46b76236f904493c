const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

/**
 * Returns the rows of a CSV text (RFC 4180) with the lines on which they begin, without empty rows.
 * A row with a stray quote has `isBroken`, and what follows it is not read.
 */
export function parseCsv(text) {
  const source = text.replace(/^\uFEFF/, '');
  const rows = [];
  let line = 1;
  let row = { line, cells: [] };
  CELL.lastIndex = 0;
  while (CELL.lastIndex < source.length) {
    const match = CELL.exec(source);
    if (!match) return [...rows, { ...row, isBroken: true }];
    const [whole, quoted, plain, end] = match;
    row.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end === ',' && CELL.lastIndex < source.length) continue;
    if (end === ',') row.cells.push('');
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
}
