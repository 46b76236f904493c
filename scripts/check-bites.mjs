// Plants one violation of every boundary, of the clock ban, of the banned words and of the ban on texts outside the catalogues,
// and fails unless each is refused: a checker that reads nothing would otherwise pass forever.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bin, fail, inRoot } from './lib/project.mjs';

const planted = [
  {
    file: 'openapi/rules/planted-violation.ts',
    text: "import '../../client/src/index.ts';\n",
    rule: 'contract-imports-nothing',
  },
  {
    file: 'client/src/planted-violation.ts',
    text: "import '../../simulator/src/index.ts';\n",
    rule: 'client-imports-contract',
  },
  {
    file: 'simulator/src/planted-violation.ts',
    text: "import '../../client/src/index.ts';\n",
    rule: 'simulator-imports-contract',
  },
  {
    file: 'simulator/src/kernel/planted-violation.ts',
    text: "import 'node:fs';\n",
    rule: 'simulator-core-knows-no-node',
  },
  {
    file: 'printer-sim/src/planted-violation.ts',
    text: "import '../../simulator/src/index.ts';\n",
    rule: 'printers-import-client',
  },
  {
    file: 'web/src/lib/planted-violation.ts',
    text: "import '../../../simulator/src/index.ts';\n",
    rule: 'web-imports-client',
  },
];
const linted = [
  {
    file: 'simulator/src/modules/planted-clock.ts',
    text: 'export const now = Date.now();\n',
    rule: 'no-restricted-properties',
  },
  {
    file: 'web/src/lib/planted-chance.ts',
    text: 'export const chance = Math.random();\n',
    rule: 'no-restricted-properties',
  },
  { file: 'openapi/rules/planted-timer.ts', text: 'setTimeout(() => {}, 1);\n', rule: 'no-restricted-globals' },
  {
    file: 'web/src/ui/planted-text.tsx',
    text: 'export const Planted = () => <p>Planted text</p>;\n',
    rule: 'jsx-no-literals',
  },
  {
    file: 'web/src/ui/planted-label.tsx',
    text: 'export const Planted = () => <p aria-label="Planted label" />;\n',
    rule: 'jsx-no-literals',
  },
];
const worded = [
  { file: 'scripts/planted-word.mjs', text: '// Reads it anew.\n', rule: '"anew" → write "again"' },
  { file: 'scripts/planted-name.mjs', text: 'export const demandFresh = true;\n', rule: '"demandFresh" → write' },
  { file: 'scripts/planted-docstring.mjs', text: `/** ${'Long. '.repeat(20)}*/\n`, rule: 'docstring starts with' },
];

function output(command, args) {
  const done = spawnSync(command, args, { cwd: inRoot(), encoding: 'utf8' });
  return { status: done.status, text: `${done.stdout}${done.stderr}` };
}

const missed = [];
try {
  for (const { file, text } of [...planted, ...linted, ...worded]) {
    mkdirSync(dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
  const boundaries = output(bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...planted.map((violation) => violation.file),
  ]);
  for (const { file, rule } of planted) {
    if (boundaries.status === 0 || !boundaries.text.includes(`${rule}: ${file}`))
      missed.push(`${rule} did not refuse ${file}`);
  }
  const lint = output(bin('oxlint'), ['--format', 'unix', ...linted.map((violation) => violation.file)]);
  for (const { file, rule } of linted) {
    const line = lint.text.split('\n').find((entry) => entry.includes(file) && entry.includes(rule));
    if (lint.status === 0 || !line || !/error/i.test(line)) missed.push(`${rule} did not refuse ${file} as an error`);
  }
  const english = output(process.execPath, [inRoot('scripts/check-english.mjs')]);
  for (const { file, rule } of worded)
    if (english.status === 0 || !english.text.includes(`${file}:1: ${rule}`))
      missed.push(`English did not refuse ${file}`);
} finally {
  for (const { file } of [...planted, ...linted, ...worded]) rmSync(inRoot(file), { force: true });
}
if (missed.length > 0) fail(missed.join('\n'));
process.stdout.write(`${planted.length + linted.length + worded.length} planted violations, each refused.\n`);
