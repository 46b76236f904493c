import type { Language } from '@muara/contract/constants';
import type { ReportRow, Table } from '@muara/contract/reports';
import { escapeHtml } from '../../../documents/html-page.ts';
import { formatCell } from './format-cell.ts';

const WIDTH = 720;
const HEIGHT = 200;
const FOOT = 18;
const MOST_BARS = 62;
/** Labels below the bars, at most. */
const MOST_LABELS = 8;

/** Returns a bar chart of a table as a figure; nothing for a table with one row or too many. */
export function renderChart({ columns, chart, title }: Table, rows: readonly ReportRow[], language: Language): string {
  if (!chart || rows.length < 2 || rows.length > MOST_BARS) return '';
  const { label, value } = chart;
  const [labels, values] = [columns[label], columns[value]];
  if (!labels || !values) return '';
  const amounts = rows.map(({ cells }) => Number(cells[value] ?? 0));
  const top = Math.max(0, ...amounts);
  const bottom = Math.min(0, ...amounts);
  const scale = (HEIGHT - FOOT) / (top - bottom || 1);
  const zero = top * scale;
  const step = WIDTH / rows.length;
  const every = Math.ceil(rows.length / MOST_LABELS);
  const bars = rows.map((row, index) => {
    const amount = amounts[index] as number;
    const name = formatCell(labels, row.cells[label] ?? null, language);
    const height = Math.abs(amount) * scale;
    const y = amount < 0 ? zero : zero - height;
    const box = `<rect class="bar${amount < 0 ? ' minus' : ''}" x="${round(index * step + step * 0.1)}" y="${round(y)}" width="${round(step * 0.8)}" height="${round(height)}"><title>${escapeHtml(`${name}: ${formatCell(values, amount, language)}`)}</title></rect>`;
    const text =
      index % every === 0 ? `<text x="${round(index * step)}" y="${HEIGHT - 4}">${escapeHtml(name)}</text>` : '';
    return box + text;
  });
  const caption = escapeHtml(`${title[language]}: ${values.label[language]}`);
  const axis = `<line class="axis" x1="0" x2="${WIDTH}" y1="${round(zero)}" y2="${round(zero)}"/>`;
  return `<figure><figcaption>${caption}</figcaption><svg role="img" aria-label="${caption}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${axis}${bars.join('')}</svg></figure>`;
}

function round(length: number): string {
  return length.toFixed(1);
}
