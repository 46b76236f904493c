import type { Language } from '@muara/contract/constants';
import type { Column, ReportRow, Table } from '@muara/contract/reports';
import { escapeHtml } from '../../../documents/html-page.ts';
import { formatCell } from './format-cell.ts';

const WIDTH = 720;
const HEIGHT = 200;
/** Space for the values beside the bars, and for the names below. */
const LEFT = 64;
const FOOT = 18;
const TOP = 8;
const MAX_BARS = 62;
/** Most names below the bars. */
const MAX_NAMES = 9;
const LONGEST_NAME = 14;
const LINES = 4;

/** Returns a bar chart of a table as a figure; empty for a table with one row or too many. */
export function renderChart({ columns, chart, title }: Table, rows: readonly ReportRow[], language: Language): string {
  if (!chart || rows.length < 2 || rows.length > MAX_BARS) return '';
  const [names, values] = [columns[chart.label], columns[chart.value]];
  if (!names || !values) return '';
  const bars = rows.map(({ cells }): Bar => ({
    name: formatCell(names, cells[chart.label] ?? null, language),
    amount: Number(cells[chart.value] ?? 0),
    text: formatCell(values, Number(cells[chart.value] ?? 0), language),
  }));
  const scale = buildScale(bars.map(({ amount }) => amount));
  const caption = escapeHtml(`${title[language]}: ${values.label[language]}`);
  const parts = [...renderLines(scale, values, language), ...renderBars(bars, scale)];
  return `<figure><figcaption>${caption}</figcaption><svg role="img" aria-label="${caption}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg></figure>`;
}

interface Bar {
  readonly name: string;
  readonly amount: number;
  readonly text: string;
}

interface Scale {
  readonly ticks: readonly number[];
  /** Returns the height of an amount, from the top. */
  y(amount: number): number;
}

/** Returns grid lines at round amounts, from least to most, always including 0. */
function buildScale(amounts: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const step = roundStep((most - least) / LINES || 1);
  const [from, to] = [Math.floor(least / step), Math.max(1, Math.ceil(most / step))];
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  const unit = (HEIGHT - FOOT - TOP) / ((to - from) * step);
  return { ticks, y: (amount) => TOP + (to * step - amount) * unit };
}

/** Returns the next of 1, 2, 5, 10, 20, 50 … */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= step) ?? 10));
}

function renderLines({ ticks, y }: Scale, column: Column, language: Language): string[] {
  return ticks.map((tick) => {
    const at = round(y(tick));
    const text = escapeHtml(formatCell(column, tick, language).replace(/\.00$/, ''));
    return `<line class="${tick === 0 ? 'axis' : 'grid'}" x1="${LEFT}" x2="${WIDTH}" y1="${at}" y2="${at}"/><text class="tick" x="${LEFT - 6}" y="${round(y(tick) + 3)}">${text}</text>`;
  });
}

function renderBars(bars: readonly Bar[], { y }: Scale): string[] {
  const step = (WIDTH - LEFT) / bars.length;
  const every = Math.ceil(bars.length / MAX_NAMES);
  return bars.map(({ name, amount, text }, index) => {
    const x = LEFT + index * step;
    const [top, bottom] = [y(Math.max(0, amount)), y(Math.min(0, amount))];
    const box = `<rect class="bar${amount < 0 ? ' minus' : ''}" x="${round(x + step * 0.15)}" y="${round(top)}" width="${round(step * 0.7)}" height="${round(bottom - top)}"><title>${escapeHtml(`${name}: ${text}`)}</title></rect>`;
    if (index % every !== 0) return box;
    return `${box}<text class="name" x="${round(x + step / 2)}" y="${HEIGHT - 4}">${escapeHtml(shorten(name))}</text>`;
  });
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

function round(length: number): string {
  return length.toFixed(1);
}
