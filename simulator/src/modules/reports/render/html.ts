import type { Language } from '@muara/contract/constants';
import type { CellKind, Column, ReportDefinition, ReportRow, Table } from '@muara/contract/reports';
import { CLOSE_PAGE, escapeHtml, openPage, pagePolicy } from '../../../documents/html-page.ts';
import { getOperatorName } from '../../../documents/index.ts';
import { markFile } from '../../../world/training-word.ts';
import type { ReportRun } from '../create-run.ts';
import { VersionMaker } from '../make-version.ts';
import { renderChart } from './chart.ts';
import { getCellClass, listTableClasses } from './column-classes.ts';
import { type CellValue, formatCell, formatDay, formatTime, sortableTime } from './format-cell.ts';
import { isTotaled, layOut, type Part, type Totals } from './lay-out.ts';
import { REPORT_SCRIPT } from './page-script.ts';
import { REPORT_STYLE } from './page-style.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** What a report page may do: run its own script and ask its server for newer figures. */
export const reportPolicy = (): string => pagePolicy({ style: REPORT_STYLE, script: REPORT_SCRIPT, connects: true });

/** A table with more columns than this is printed smaller. */
const MANY_COLUMNS = 9;

/** A run and its reader. */
interface ReportPage {
  readonly run: ReportRun;
  /** Whether the reader may open tickets: codes are then links. */
  readonly opensTickets: boolean;
  /** Whether the figures are those of a training world. */
  readonly training: boolean;
}

/** Yields a report as an HTML page that works without scripts, piece by piece. */
export function* renderHtml(page: ReportPage): Generator<string> {
  const { definition, language, rows } = page.run;
  const version = new VersionMaker();
  yield openPage({ title: definition.title[language], style: REPORT_STYLE, language });
  yield renderHead(page);
  const tables = new TableWriter(page);
  let isEmpty = true;
  for (const part of version.watch(layOut(definition, rows()))) {
    isEmpty = false;
    yield tables.write(part);
  }
  if (isEmpty) yield `<p class="empty">${PAGE_TEXTS.noData[language]}</p>`;
  const notes = definition.notes.map((note) => `<p>${escapeHtml(note[language])}</p>`).join('');
  yield `<footer class="notes" data-version="${version.take()}">${notes}</footer><script>${REPORT_SCRIPT}</script>`;
  yield CLOSE_PAGE;
}

function renderHead({ run, training }: ReportPage): string {
  const { definition, filters, generatedAt, generatedBy, language } = run;
  const texts = (name: keyof typeof PAGE_TEXTS): string => escapeHtml(PAGE_TEXTS[name][language]);
  const facts = [
    ...filters.map(({ label, text }) => [escapeHtml(label), escapeHtml(text)]),
    [texts('generated'), escapeHtml(`${formatTime(generatedAt, language)} ${PAGE_TEXTS.by[language]} ${generatedBy}`)],
    ...(hasMoney(definition) ? [[texts('amounts'), texts('inRinggit')]] : []),
  ];
  const file = markFile(`${definition.type}-${sortableTime(generatedAt).slice(0, 10)}`, { training });
  const data = (['newer', 'reload', 'failed'] as const).map((name) => `data-${name}="${texts(name)}"`).join(' ');
  const buttons = (['print', 'csv', 'xlsx'] as const).map(
    (name) => `<button data-do="${name}">${texts(name)}</button>`,
  );
  return `<header class="head"><div><p class="operator">${escapeHtml(getOperatorName({ training }))}</p><h1>${escapeHtml(definition.title[language])}</h1></div>
<div class="tools" hidden data-file="${file}" ${data}>${buttons.join('')}</div>
<dl>${facts.map(([term, fact]) => `<div><dt>${term}</dt><dd>${fact}</dd></div>`).join('')}</dl></header>
<div class="newer" role="status"></div>
`;
}

function hasMoney({ tables }: ReportDefinition): boolean {
  return Object.values(tables).some(({ columns }) => Object.values(columns).some(({ kind }) => kind === 'money'));
}

/** Writes the tables of a report. One with a chart is buffered, because the chart comes above it. */
class TableWriter {
  readonly #page: ReportPage;
  #columns: readonly (readonly [string, Column])[] = [];
  #sheet = false;
  #held: { table: Table; rows: ReportRow[]; html: string } | null = null;

  constructor(page: ReportPage) {
    this.#page = page;
  }

  write(part: Part): string {
    const { language } = this.#page.run;
    switch (part.kind) {
      case 'block':
        return `<h2>${escapeHtml(spellDays(part.title[language], language))}</h2>`;
      case 'table':
        return this.#open(part.table, part.table.title[language]);
      case 'row':
        if (this.#sheet) return this.#hold(this.#lines(part.row));
        this.#held?.rows.push(part.row);
        return this.#hold(this.#row(part.row));
      case 'subtotal':
        return this.#hold(this.#totals('sub', this.#nameGroup(part.group), part.totals));
      case 'end':
        if (this.#sheet) return this.#close('');
        return this.#close(this.#totals('total', PAGE_TEXTS.total[language], part.totals));
      case 'grandTotal': {
        if (part.table.isSheet) return '';
        const title = `${part.table.title[language]}: ${PAGE_TEXTS.grandTotal[language]}`;
        return `${this.#open(part.table, title)}${this.#close(this.#totals('total', PAGE_TEXTS.grandTotal[language], part.totals))}`;
      }
    }
  }

  #open(table: Table, title: string): string {
    const { language } = this.#page.run;
    this.#columns = Object.entries(table.columns).filter(([, { fileOnly }]) => !fileOnly);
    this.#sheet = table.isSheet === true;
    const headers = this.#columns.map(([, { label, kind }]) =>
      cell('th', kind, escapeHtml(label[language]), 'scope="col"'),
    );
    const name = escapeHtml(title);
    const classes = this.#sheet ? [] : listTableClasses(this.#columns.map(([, { kind }]) => kind));
    if (!this.#sheet && this.#columns.length > MANY_COLUMNS) classes.push('many');
    const top = this.#sheet ? '' : `<thead><tr>${headers.join('')}</tr></thead>`;
    const style = this.#sheet ? 'wide sheet' : 'wide';
    const html = `<div class="${style}" tabindex="0" role="region" aria-label="${name}"><table${classAttribute(classes)}>${top}<tbody>\n`;
    this.#held = table.chart ? { table, rows: [], html: '' } : null;
    return `<h3>${name}</h3>${this.#hold(html)}`;
  }

  #hold(html: string): string {
    if (!this.#held) return html;
    this.#held.html += html;
    return '';
  }

  #close(totals: string): string {
    const end = `${totals}</tbody></table></div>\n`;
    if (!this.#held) return end;
    const { table, rows, html } = this.#held;
    this.#held = null;
    return `${renderChart(table, rows, this.#page.run.language)}${html}${end}`;
  }

  #row({ cells }: ReportRow): string {
    let line = '<tr>';
    for (const [name, column] of this.#columns) line += `<td>${this.#text(column, cells[name] ?? null)}</td>`;
    return `${line}</tr>\n`;
  }

  /** Writes a row with many figures, one line per figure. */
  #lines({ cells }: ReportRow): string {
    const { language } = this.#page.run;
    const lines = this.#columns.map(([name, column]) => {
      const head = `<th scope="row">${escapeHtml(column.label[language])}</th>`;
      return `<tr>${head}<td class="n">${this.#text(column, cells[name] ?? null)}</td></tr>\n`;
    });
    return lines.join('');
  }

  #text(column: Column, value: CellValue): string {
    const plain = formatCell(column, value, this.#page.run.language);
    // Numbers and times need no escaping, and are most of a page.
    if (typeof value !== 'string') return plain;
    const text = escapeHtml(plain);
    if (column.kind === 'trip') return `<a href="/d/trips/${encodeURIComponent(value)}">${text}</a>`;
    if (!this.#page.opensTickets) return text;
    if (isPartCode(column, value)) return `<a href="/d/tickets-detail/${encodeURIComponent(value)}">${text}</a>`;
    if (column.kind === 'code') return `<a href="/d/tickets/0/${encodeURIComponent(value)}">${text}</a>`;
    return text;
  }

  #totals(style: 'sub' | 'total', name: string, totals: Totals): string {
    const { language } = this.#page.run;
    const first = this.#columns.findIndex(([, definition]) => isTotaled(definition));
    const span = first < 0 ? this.#columns.length : first;
    const line = this.#columns.slice(span).map(([column, definition]) => {
      if (!isTotaled(definition)) return '<td></td>';
      return cell('td', definition.kind, formatCell(definition, totals[column] ?? 0, language));
    });
    const head = span === 0 ? '' : `<th scope="row" colspan="${span}"><span>${escapeHtml(name)}</span></th>`;
    return `<tr class="${style}">${head}${line.join('')}</tr>\n`;
  }

  #nameGroup(group: string | number | null): string {
    const { language } = this.#page.run;
    const text = typeof group === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(group) ? formatDay(group, language) : group;
    return `${PAGE_TEXTS.total[language]} ${text ?? ''}`.trim();
  }
}

/** Returns a text with its days formatted for people; the parts of a report write them as files do. */
function spellDays(text: string, language: Language): string {
  return text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day, language));
}

function classAttribute(classes: readonly string[]): string {
  const names = classes.join(' ');
  return names === '' ? '' : ` class="${names}"`;
}

function cell(tag: 'td' | 'th', kind: CellKind, html: string, more = ''): string {
  return `<${tag}${classAttribute([getCellClass(kind)])}${more === '' ? '' : ` ${more}`}>${html}</${tag}>`;
}

/** A code longer than a purchase's is that of a batch ticket (002 §2.13). */
const LONGEST_PURCHASE_CODE = 11;

function isPartCode({ kind }: Column, value: string): boolean {
  return kind === 'sub_code' || (kind === 'code' && value.length > LONGEST_PURCHASE_CODE);
}
