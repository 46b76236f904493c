import { CsvError, parse } from 'csv-parse/sync';

const OPTIONS = {
  bom: true,
  record_delimiter: '\n',
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
};

const countBreaks = (cells) => cells.join('').split('\n').length - 1;

/**
 * Returns the rows of a CSV text with the lines on which they begin, without empty rows.
 * A row with a stray quote has `isBroken`, and what follows it is not read.
 */
export function parseCsv(text) {
  const rows = [];
  const keep = (cells, { lines }) => void rows.push({ line: lines - countBreaks(cells), cells });
  try {
    // The parser counts a line break of Windows inside a cell twice.
    parse(text.replaceAll('\r\n', '\n'), { ...OPTIONS, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    rows.push({ line: error.lines, cells: [], isBroken: true });
  }
  return rows;
}
