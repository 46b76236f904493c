// The report of a run in one HTML file: it needs no server, no network and no script.
import { escapeMarkup } from './escape-markup.mjs';
import { hideInUrl } from './http-log.mjs';

/** The style of every report. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1a1d21; --paper: #fff; --soft: #5a626c; --line: #d5d9de; --good: #17663a; --bad: #a3191f; --card: #f5f6f8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --paper: #15181c; --soft: #a7afb9; --line: #3a4048; --good: #7fd6a2; --bad: #ff9c9c; --card: #1f242a } }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
p { margin: .35rem 0 } .soft { color: var(--soft) } .good { color: var(--good) } .bad { color: var(--bad) }
article { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: .4rem; padding: .8rem 1rem; margin: .8rem 0; background: var(--card) }
pre { margin: .4rem 0 0; padding: .6rem; background: var(--paper); border: 1px solid var(--line); border-radius: .3rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; max-height: 24rem; overflow-y: auto }
details { margin: .4rem 0 0 } summary { cursor: pointer; overflow-wrap: anywhere } :focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } caption { text-align: left; font-weight: 600; padding: .4rem 0 }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top } td.number, th.number { text-align: right }
`;

/** Returns a request or an answer as a block; JSON gets a line for each field, and long ones scroll. */
export function renderMessage(label, head, body = '') {
  return `<pre tabindex="0" role="group" aria-label="${escapeMarkup(label)}">${escapeMarkup(`${head}\n${indentJson(body)}`.trim())}</pre>\n`;
}

/** Returns a name in camel case, which can break between its words. */
export const breakWords = (name) => escapeMarkup(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '<wbr>');

/** A text that is no JSON, or was cut, stays as it is. */
function indentJson(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Returns the page of a run: failures first, then every scenario by file. */
export function renderHtml({ results, skipped, seconds, coverage }) {
  const failures = results.filter(({ failure }) => failure);
  const passed = results.length - failures.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${failures.length > 0 ? `${failures.length} failed` : 'All passed'} · Muara scenarios</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Scenarios</h1>
<p><strong class="good">${passed} passed</strong>, <strong class="${failures.length > 0 ? 'bad' : 'soft'}">${failures.length} failed</strong>,
${skipped.length} skipped in ${seconds.toFixed(1)} seconds</p></header>
<main>
${failures.length > 0 ? `<h2>Failures</h2>\n${failures.map(renderFailure).join('')}` : ''}
${[...groupByFile(results)].map(renderFile).join('')}
${skipped.length > 0 ? `<h2>Skipped</h2>\n<p>These need a simulator, for its control plane or its printers.</p>\n<ul>${skipped.map((id) => `<li>${escapeMarkup(id)}</li>`).join('')}</ul>` : ''}
${coverage ? renderCoverage(coverage) : ''}
</main>
</body>
</html>
`;
}

function renderFailure({ id, summary, failure: { step, check, call } }) {
  return `<article>
<h3>${escapeMarkup(id)}</h3>
${summary ? `<p class="soft">${escapeMarkup(summary)}</p>` : ''}
<p class="bad">${step ? `<strong>Step ${escapeMarkup(step)}:</strong> ` : ''}${escapeMarkup(check)}</p>
${
  call
    ? renderMessage('Request', `${call.method} ${hideInUrl(call.url)}`, call.body) +
      renderMessage('Answer', String(call.status ?? 'No answer'), call.answer)
    : ''
}
</article>
`;
}

function groupByFile(results) {
  const files = new Map();
  for (const result of results) files.set(result.file ?? '', [...(files.get(result.file ?? '') ?? []), result]);
  return files;
}

function renderFile([file, results]) {
  if (!file) return '';
  const rows = results.map(
    ({ id, summary = '', failure, calls, took }) =>
      `<tr><td class="${failure ? 'bad">Failed' : 'good">Passed'}</td><th scope="row">${escapeMarkup(id)}</th><td>${escapeMarkup(summary)}</td><td class="number">${calls}</td><td class="number">${(took / 1000).toFixed(2)} s</td></tr>\n`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(file)}"><table><caption>${escapeMarkup(file)}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Scenario</th><th scope="col">What it shows</th><th scope="col" class="number">Calls</th><th scope="col" class="number">Time</th></tr></thead>
<tbody>
${rows.join('')}</tbody></table></div>
`;
}

function renderCoverage({ lines }) {
  return `<h2>Coverage</h2>\n<ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>\n`;
}
