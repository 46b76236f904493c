import { escapeMarkup } from './escape-markup.mjs';
import { formatFailure } from './print.mjs';

/** Returns the JUnit report of a run: a suite for each file. */
export function renderJunit({ results, skipped, seconds }) {
  const suites = groupBy(results, suiteOf);
  const failed = results.filter(({ failure }) => failure).length;
  const body = [...suites].map(([name, cases]) => renderSuite(name, cases)).join('');
  const left = skipped.length === 0 ? '' : renderSkipped(skipped);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="scenarios" tests="${results.length + skipped.length}" failures="${failed}" skipped="${skipped.length}" time="${seconds.toFixed(3)}">
${body}${left}</testsuites>
`;
}

const suiteOf = ({ file, id }) => file ?? id;

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function renderSuite(name, cases) {
  const failed = cases.filter(({ failure }) => failure).length;
  return `  <testsuite name="${escapeMarkup(name)}" tests="${cases.length}" failures="${failed}">
${cases.map((one) => renderCase(name, one)).join('')}  </testsuite>
`;
}

function renderCase(suite, { id, took, failure }) {
  const head = `    <testcase classname="${escapeMarkup(suite)}" name="${escapeMarkup(id)}" time="${(took / 1000).toFixed(3)}"`;
  if (!failure) return `${head}/>\n`;
  const message = escapeMarkup(failure.check);
  return `${head}>\n      <failure message="${message}">${escapeMarkup(formatFailure(failure))}</failure>\n    </testcase>\n`;
}

function renderSkipped(names) {
  const cases = names.map((name) => `    <testcase name="${escapeMarkup(name)}"><skipped/></testcase>\n`).join('');
  return `  <testsuite name="skipped" tests="${names.length}" skipped="${names.length}">\n${cases}  </testsuite>\n`;
}
