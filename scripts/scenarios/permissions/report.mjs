// What a check of permissions shows: lines, a page, and a table for a spreadsheet.
import { stringify } from 'csv-stringify/sync';
import { escapeMarkup } from '../escape-markup.mjs';
import { breakWords, STYLE } from '../html-report.mjs';

const MARKS = { allowed: '✓', refused: '–', unknown: '?' };
const CELL_STYLE = `
body { max-width: 110rem } table { width: auto; border-collapse: separate; border-spacing: 0 } thead th { position: sticky; top: 0; background: var(--paper); vertical-align: bottom; text-align: center } thead th:first-child { text-align: left } td.cell { text-align: center; padding: .3rem .35rem }
td.wrong { background: var(--bad); color: var(--paper); font-weight: 600 } .scroll { max-height: 80vh; overflow: auto } th small { font-weight: 400 }
th:first-child { position: sticky; left: 0; z-index: 1; min-width: 12rem; background: var(--paper) } thead th:first-child { z-index: 2 }
@media (max-width: 40rem) { th:first-child { min-width: 9rem; max-width: 9rem; font-size: .85rem; overflow-wrap: anywhere } }
`;

const describeAnswer = ({ status, code }) => `${status}${code ? ` ${code}` : ''}`;

/** Returns the line of a cell that is not as expected. */
export function formatMismatch({ column, name, label, wanted, ...answer }) {
  return `✗ ${column}, ${name} (${label}): expected to be ${wanted}; answered ${describeAnswer(answer)}\n`;
}

/** Returns a line for each role and operation, with what was expected and answered. */
export function renderCsv(cells) {
  const head = ['Role', 'Operation', 'Call', 'Expected', 'Answered', 'Status', 'Code', 'As expected'];
  const lines = cells.map(({ column, name, label, wanted, verdict, status, code = '' }) => [
    column,
    name,
    label,
    wanted,
    verdict,
    status,
    code,
    wanted === verdict ? 'Yes' : 'No',
  ]);
  // A cell that a spreadsheet would read as a formula gets an apostrophe: people name grids.
  return stringify([head, ...lines], { escape_formulas: true, record_delimiter: 'windows' });
}

/** Returns the page: operations down, roles across, and what is not as the contract says in red. */
export function renderPage(columns, wrong) {
  const tried = columns.filter(({ cells }) => cells.length > 0);
  const rows = tried[0]?.cells ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${wrong > 0 ? `${wrong} wrong` : 'All as expected'} · Muara permissions</title>
<style>${STYLE}${CELL_STYLE}</style>
</head>
<body>
<header><h1>Permissions</h1>
<p><strong class="${wrong > 0 ? 'bad' : 'good'}">${wrong > 0 ? `${wrong} not as the contract says` : 'All as the contract says'}</strong>: ${rows.length} operations for ${tried.length} callers.
✓ allowed, – refused, ? neither.</p>
${columns.map(({ column, problem }) => (problem ? `<p class="bad">${escapeMarkup(`${column}: ${problem}`)}</p>` : '')).join('')}
${renderMismatches(tried)}</header>
<main>
<div class="scroll" tabindex="0" role="region" aria-label="Permissions"><table>
<thead><tr><th scope="col">Operation</th>${tried.map(({ column }) => `<th scope="col">${escapeMarkup(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows
  .map((row, index) =>
    renderRow(
      row,
      tried.map(({ cells }) => cells[index]),
    ),
  )
  .join('')}</tbody></table></div>
</main>
</body>
</html>
`;
}

/** Returns the cells that are not as expected as a list: on a phone most columns are out of sight. */
function renderMismatches(columns) {
  const items = columns.flatMap(({ column, cells }) =>
    cells
      .filter(({ wanted, verdict }) => wanted !== verdict)
      .map(
        ({ name, wanted, ...answer }) =>
          `<li>${escapeMarkup(`${column}, ${name}: expected to be ${wanted}; answered ${describeAnswer(answer)}`)}</li>\n`,
      ),
  );
  return items.length > 0 ? `<ul class="bad">\n${items.join('')}</ul>\n` : '';
}

function renderRow({ name, label }, cells) {
  return `<tr><th scope="row">${breakWords(name)}<br><small class="soft">${escapeMarkup(label).replaceAll('/', '/<wbr>')}</small></th>${cells.map(renderCell).join('')}</tr>\n`;
}

function renderCell({ wanted, verdict, ...answer }) {
  if (wanted === verdict)
    return `<td class="cell" title="${escapeMarkup(describeAnswer(answer))}">${MARKS[verdict]}</td>`;
  return `<td class="cell wrong" title="${escapeMarkup(`Expected to be ${wanted}`)}">${MARKS[verdict]} ${escapeMarkup(describeAnswer(answer))}</td>`;
}
