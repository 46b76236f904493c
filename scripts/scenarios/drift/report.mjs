// What a drift run shows: lines, a JUnit report by operation, and a page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { escapeMarkup } from '../escape-markup.mjs';
import { breakWords, renderMessage, STYLE } from '../html-report.mjs';
import { hideInUrl } from '../http-log.mjs';

const KINDS = {
  status: 'status',
  code: 'code',
  message: 'message',
  field: 'field',
  shape: 'shape',
  schema: 'schema',
  sen: 'amount',
  check: 'check',
};

/** Returns a difference in one line. */
const describe = ({ kind, path, twin, server }) =>
  `${KINDS[kind]}${path ? ` ${path}` : ''}: the server's ${server.replace(/^(is|are) /, '$1 ')}; the twin's ${twin}`;

/** Returns the lines of a workflow. */
export function formatEntry({ id, differences, compared, ended, reason }) {
  const head = differences.length > 0 ? `✗ ${id}: ${count(differences.length, 'difference')}` : `✓ ${id}`;
  const early = reason ? `; ended: ${reason}` : ended ? `; ended early, as at the twin, at ${ended}` : '';
  const lines = differences.map((one) => `    ${one.operationId}, step ${one.step}: ${describe(one)}\n`);
  return `${head} (${count(compared.length, 'call')} compared${early})\n${lines.join('')}`;
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns each operation with its calls, and its differences with the workflows that found them. */
function byOperation(entries) {
  const operations = new Map();
  const at = (id) => {
    if (!operations.has(id)) operations.set(id, { id, calls: 0, differences: new Map() });
    return operations.get(id);
  };
  for (const { id, compared, differences } of entries) {
    for (const operationId of compared) at(operationId).calls += 1;
    for (const one of differences) {
      const known = at(one.operationId).differences;
      const key = `${one.kind} ${one.path} ${one.kind === 'sen' ? '' : describe(one)}`;
      if (!known.has(key)) known.set(key, { ...one, workflows: new Set() });
      known.get(key).workflows.add(id);
    }
  }
  const list = [...operations.values()].map((one) => ({ ...one, differences: [...one.differences.values()] }));
  return list.toSorted(
    (one, other) => other.differences.length - one.differences.length || one.id.localeCompare(other.id),
  );
}

const describeWorkflows = (names) => {
  const [first, ...others] = names;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
};

/** Returns what the whole run found, operation by operation. */
export function formatSummary({ entries, skipped, problems, seconds, isComplete }) {
  const operations = byOperation(entries);
  const parted = operations.filter(({ differences }) => differences.length > 0);
  const lines = parted.flatMap(({ id, differences }) => [
    `${id}\n`,
    ...differences.map((one) => `    ${describe(one)} (${describeWorkflows(one.workflows)})\n`),
  ]);
  const found = parted.reduce((sum, { differences }) => sum + differences.length, 0);
  const calls = operations.reduce((sum, one) => sum + one.calls, 0);
  return [
    ...skipped.map(({ id, reason }) => `- ${id} not run: ${reason}\n`),
    ...(lines.length > 0 ? ['\nWhere the server and the twin part:\n', ...lines] : []),
    `\n${count(found, 'difference')} in ${parted.length} of ${count(operations.length, 'operation')}; `,
    `${count(entries.length, 'workflow')} compared (${count(calls, 'call')}), ${skipped.length} not run, `,
    `${count(problems.length, 'problem')}, in ${seconds.toFixed(1)} s.${isComplete ? '' : ' Stopped before the end.'}\n`,
  ].join('');
}

/** Writes the reports that the options ask for. */
export function writeDriftReports({ junit, html }, run, print) {
  if (junit) write(resolve(junit), renderJunit(run), print);
  if (html) write(join(resolve(html), 'index.html'), renderPage(run), print);
}

function write(path, text, print) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  print(`${path}\n`);
}

function renderJunit({ entries, skipped, problems, seconds }) {
  const operations = byOperation(entries);
  const failed = operations.filter(({ differences }) => differences.length > 0).length + problems.length;
  const suite = (name, cases) =>
    `  <testsuite name="${name}" tests="${cases.length}">\n${cases.join('')}  </testsuite>\n`;
  const testCase = (suiteName, name, content) =>
    `    <testcase classname="${suiteName}" name="${escapeMarkup(name)}"${content ? `>${content}</testcase>` : '/>'}\n`;
  const failure = (text) => `<failure message="${escapeMarkup(text.split('\n')[0])}">${escapeMarkup(text)}</failure>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="drift" tests="${operations.length + problems.length + skipped.length}" failures="${failed}" skipped="${skipped.length}" time="${seconds.toFixed(3)}">
${suite(
  'operations',
  operations.map(({ id, differences }) =>
    testCase('operations', id, differences.length > 0 && failure(differences.map(describe).join('\n'))),
  ),
)}${suite(
    'problems',
    problems.map((text) => testCase('problems', text, failure(text))),
  )}${suite(
    'not run',
    skipped.map(({ id, reason }) => testCase('not run', id, `<skipped message="${escapeMarkup(reason)}"/>`)),
  )}</testsuites>
`;
}

function renderPage({ base, entries, skipped, problems, seconds, isComplete }) {
  const operations = byOperation(entries);
  const found = operations.flatMap(({ id, differences }) => differences.map((one) => ({ ...one, id })));
  const title = found.length > 0 ? count(found.length, 'difference') : 'No differences';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Muara drift run</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Drift run</h1>
<p>${escapeMarkup(base)} compared with its twin</p>
<p><strong class="${found.length > 0 ? 'bad' : 'good'}">${title}</strong> in ${operations.length} operations, ${skipped.length} workflows not run,
${problems.length} problems, in ${seconds.toFixed(1)} seconds.${isComplete ? '' : ' Stopped before the end.'}</p></header>
<main>
${problems.length > 0 ? `<h2>Problems</h2>\n<ul>${problems.map((text) => `<li class="bad">${escapeMarkup(text)}</li>`).join('')}</ul>` : ''}
${found.length > 0 ? `<h2>Differences</h2>\n${found.map(renderDifference).join('')}` : ''}
${renderTable('Operations', ['Operation', 'Calls compared', 'Result'], operations.map(operationCells))}
${
  skipped.length > 0
    ? renderTable(
        'Not run',
        ['Workflow', 'Reason'],
        skipped.map(({ id, reason }) => [id, reason]),
      )
    : ''
}
</main>
</body>
</html>
`;
}

const operationCells = ({ id, calls, differences }) => [
  id,
  String(calls),
  differences.length > 0 ? count(differences.length, 'difference') : 'As the twin',
];

function renderDifference({ id, kind, path, twin, server, workflows, step, call, twinCall }) {
  const show = (name, one) => (one ? renderMessage(name, `${name}: ${one.status ?? 'no answer'}`, one.answer) : '');
  const request = call && `${call.method} ${hideInUrl(call.url)}`;
  const calls = call
    ? `<details><summary>${escapeMarkup(request)}</summary>\n${call.body ? renderMessage('Request', request, call.body) : ''}${show('Server', call)}${show('Twin', twinCall)}</details>\n`
    : '';
  return `<article>
<h3>${breakWords(id)}: ${KINDS[kind]} ${escapeMarkup(path)}</h3>
<p class="bad">Server: ${escapeMarkup(server)}</p><p>Twin: ${escapeMarkup(twin)}</p>
<p class="soft">${escapeMarkup([...workflows].join(', '))}${step ? `, step ${escapeMarkup(step)}` : ''}</p>
${calls}</article>
`;
}

function renderTable(name, head, rows) {
  const cells = (row) =>
    row.map((cell, index) =>
      index === 0 ? `<th scope="row">${escapeMarkup(cell)}</th>` : `<td>${escapeMarkup(cell)}</td>`,
    );
  return `<h2>${name}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row).join('')}</tr>\n`).join('')}</tbody></table></div>
`;
}
