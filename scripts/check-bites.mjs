// Plants one violation of each check that a file can break (boundaries, clock, format, words, texts outside the
// catalogues, query keys, globals, a list left out) and fails unless each is refused: a checker that reads nothing would otherwise pass forever.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { collect } from './lib/collect.mjs';
import { fail, inRoot, toolEntry } from './lib/project.mjs';

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
  {
    file: 'docs/src/planted-violation.ts',
    text: "import '../../simulator/src/index.ts';\n",
    rule: 'docs-import-contract',
  },
  {
    file: 'docs/src/browser/planted-file.ts',
    text: "import '../contract/documents.ts';\n",
    rule: 'docs-scripts-read-no-files',
  },
  {
    file: 'console/src/planted-violation.ts',
    text: "import '../../simulator/src/index.ts';\n",
    rule: 'console-imports-control-and-kit',
  },
  {
    file: 'demo/src/planted-violation.ts',
    text: "import '../../web/src/main.tsx';\n",
    rule: 'demo-joins-products',
  },
  {
    file: 'simulator/src/world/planted-host.ts',
    text: "import '../hosts/config.ts';\n",
    rule: 'core-knows-no-host',
  },
  {
    file: 'simulator/src/world/planted-fake.ts',
    text: "import '../../testing/index.ts';\n",
    rule: 'product-knows-no-test-support',
  },
  {
    file: 'simulator/src/world/planted-domain.ts',
    text: "import '../domain/tickets/index.ts';\n",
    rule: 'simulator-floors-world',
  },
  {
    file: 'simulator/src/events/planted-domain.ts',
    text: "import type {} from '../domain/tickets/index.ts';\n",
    rule: 'simulator-floors-world',
  },
  {
    file: 'simulator/src/kernel/planted-domain.ts',
    text: "import type {} from '../domain/tickets/index.ts';\n",
    rule: 'simulator-floors-kernel',
  },
  {
    file: 'simulator/src/domain/tickets/planted-reaction.ts',
    text: "import '../../reactions/audit/index.ts';\n",
    rule: 'simulator-floors-domain',
  },
  {
    file: 'simulator/src/seed/planted-module.ts',
    text: "import '../modules/tickets/index.ts';\n",
    rule: 'simulator-floors-reactions',
  },
  {
    file: 'simulator/src/modules/tickets/planted-reaction.ts',
    text: "import '../../reactions/mail/index.ts';\n",
    rule: 'nobody-calls-reactions',
  },
  {
    file: 'simulator/src/reactions/audit/planted-module.ts',
    text: "import '../../modules/tickets/index.ts';\n",
    rule: 'simulator-floors-reactions',
  },
  {
    file: 'simulator/src/modules/tickets/planted-deep.ts',
    text: "import type {} from '../../domain/tickets/void-ticket.ts';\n",
    rule: 'simulator-areas-have-doors',
  },
  {
    file: 'simulator/src/modules/tickets/planted-deep.test.ts',
    text: "import '../shifts/slip.ts';\n",
    rule: 'simulator-areas-have-doors',
  },
  {
    file: 'simulator/src/seed/planted-deep.ts',
    text: "import '../domain/tickets/void-ticket.ts';\n",
    rule: 'simulator-areas-have-doors-outside',
  },
  {
    file: 'web/src/lib/planted-screen.ts',
    text: "import '../../testing/render-screen.ts';\n",
    rule: 'product-knows-no-test-support',
  },
  {
    file: 'web/src/lib/planted-node.ts',
    text: "import 'node:fs';\n",
    rule: 'pages-know-no-node',
  },
  {
    file: 'web/src/ui/planted-rule.ts',
    text: "import '../../../openapi/rules/index.ts';\n",
    rule: 'the-kit-knows-no-contract',
  },
  {
    file: 'web/src/domain/planted-barrel.ts',
    text: "export { rules } from '@muara/contract/rules';\n",
    rule: 'rules-are-imported-by-file',
  },
  {
    file: 'web/src/lib/planted-client.ts',
    text: "import '../../../client/src/index.ts';\n",
    rule: 'the-kit-knows-no-contract',
  },
  {
    file: 'web/src/lib/planted-button.ts',
    text: "import '../ui/button.tsx';\n",
    rule: 'lib-knows-no-kit',
  },
  {
    file: 'web/src/ui/planted-domain.ts',
    text: "import '../domain/errors/errors.ts';\n",
    rule: 'the-kit-knows-no-domain',
  },
  {
    file: 'web/src/domain/errors/planted-feature.ts',
    text: "import '../../features/tickets/tickets.api.ts';\n",
    rule: 'shared-web-code-knows-no-feature',
  },
  {
    file: 'web/src/domain/errors/planted-app.ts',
    text: "import '../../app/services.ts';\n",
    rule: 'features-do-not-import-app',
  },
  {
    file: 'web/src/features/tickets/planted-feature.ts',
    text: "import '../trips/trips.api.ts';\n",
    rule: 'features-do-not-import-each-other',
  },
  {
    file: 'openapi/rules/planted-cycle.ts',
    text: "import type { Half } from './planted-half.ts';\nexport type Whole = Half;\n",
    rule: 'no-circular',
  },
];
/** What a planted violation needs beside it: the other half of the cycle, and a test that imports half of a file. */
const helpers = [
  {
    file: 'openapi/rules/planted-half.ts',
    text: "import type { Whole } from './planted-cycle.ts';\nexport type Half = Whole | null;\n",
  },
  { file: 'tests/planted-import.test.ts', text: "import { one } from './planted-export.ts';\nvoid one;\n" },
];
const linted = [
  {
    file: 'scripts/planted-undefined.mjs',
    text: 'export const planted = missing;\n',
    rule: 'no-undef',
  },
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
  {
    file: 'web/src/lib/planted-date.ts',
    text: 'export const now = new Date();\n',
    rule: 'no-bare-date',
  },
  {
    file: 'web/src/lib/planted-path.ts',
    text: 'export const isTill = (): boolean => location.pathname === "/d/pos";\n',
    rule: 'no-bare-path',
  },
  {
    file: 'simulator/src/modules/planted-promise.ts',
    text: 'export async function ask(): Promise<void> {}\nask();\n',
    rule: 'no-floating-promises',
  },
  {
    file: 'web/src/lib/planted-callback.ts',
    text: 'export const each = [1].forEach(async () => {});\n',
    rule: 'no-misused-promises',
  },
  { file: 'client/src/planted-await.ts', text: 'export const one = await 1;\n', rule: 'await-thenable' },
  {
    file: 'openapi/rules/planted-switch.ts',
    text: "export function nameOf(kind: 'one' | 'two'): void {\n  switch (kind) {\n    case 'one':\n  }\n}\n",
    rule: 'switch-exhaustiveness-check',
  },
  { file: 'openapi/rules/planted-timer.ts', text: 'setTimeout(() => {}, 1);\n', rule: 'no-restricted-globals' },
  {
    file: 'web/src/ui/planted-twins.tsx',
    text: 'export const Twins = ({ names }: { names: string[] }) => names.map((name) => <b>{name}</b>);\n',
    rule: 'jsx-key',
  },
  {
    file: 'web/src/ui/planted-attribute.tsx',
    text: 'export const Planted = () => <b class="planted" />;\n',
    rule: 'no-unknown-property',
  },
  {
    file: 'web/src/ui/planted-input.tsx',
    text: 'export const Planted = () => <input type="checkbox" checked />;\n',
    rule: 'checked-requires-onchange-or-readonly',
  },
  {
    file: 'web/src/ui/planted-hook.tsx',
    text: "import { useState } from 'react';\nexport function usePlanted(is: boolean) {\n  if (is) useState(0);\n}\n",
    rule: 'hooks',
  },
  {
    file: 'web/src/ui/planted-render.tsx',
    text: "import { useState } from 'react';\nexport function Planted() {\n  const [count, setCount] = useState(0);\n  setCount(1);\n  return <b>{count}</b>;\n}\n",
    rule: 'set-state-in-render',
  },
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
  {
    file: 'web/src/ui/planted-template.tsx',
    text: 'export const Planted = ({ count }: { count: number }) => <p aria-label={`${count} waiting`} />;\n',
    rule: 'no-loose-text',
  },
  {
    file: 'web/src/ui/planted-ternary.tsx',
    text: "export const Planted = ({ on }: { on: boolean }) => <p>{on ? 'Switched on' : null}</p>;\n",
    rule: 'no-loose-text',
  },
  {
    file: 'web/src/lib/planted-sentence.ts',
    text: "export const planted = { text: 'Something to read' };\n",
    rule: 'no-loose-text',
  },
  {
    file: 'web/src/ui/planted-words.ts',
    text: "import { listMessages } from './list/list.messages.ts';\nexport const planted = { title: listMessages.csv };\n",
    rule: 'no-early-text',
  },
  {
    file: 'web/src/lib/planted.messages.ts',
    text: "export const planted = (count: number) => (count === 1 ? '1 boat' : `${count} boats`);\n",
    rule: 'no-hand-plural',
  },
  {
    file: 'web/src/features/tickets/planted-key.ts',
    text: "export const planted = { queryKey: ['tickets', 'planted'] };\n",
    rule: 'no-loose-query-key',
  },
  {
    file: 'web/src/features/tickets/planted-count.ts',
    text: 'let count = 0;\nexport const plant = () => (count += 1);\n',
    rule: 'no-module-state',
  },
  {
    file: 'web/src/lib/planted-map.ts',
    text: 'export const planted = new Map<string, number>();\n',
    rule: 'no-module-state',
  },
  {
    file: 'web/src/features/tickets/planted-cache.ts',
    text: "export const plant = (queries: { setQueryData(key: unknown): void }) => queries.setQueryData(['planted']);\n",
    rule: 'no-loose-query-key',
  },
];
const unformatted = { file: 'scripts/planted-format.mjs', text: 'export  const planted="x"\n' };
const unused = {
  file: 'tests/planted-export.ts',
  text: 'export interface PlantedType {\n  one: 1;\n}\nexport const one = 1;\n',
};
/** Imports the value beside the type: of a file that nothing imports, knip names the file alone. */
const using = {
  file: 'tests/planted-export.test.ts',
  text: "import { one } from './planted-export.ts';\n\nvoid one;\n",
};
const worded = [
  { file: 'scripts/planted-word.mjs', text: '// Reads it anew.\n', rule: '"anew" → write "again"' },
  { file: 'scripts/planted-name.mjs', text: 'export const demandFresh = true;\n', rule: '"demandFresh" → write' },
  { file: 'scripts/planted-docstring.mjs', text: `/** ${'Long. '.repeat(20)}*/\n`, rule: 'docstring starts with' },
];

const typed = [
  {
    file: 'simulator/src/world/planted-page.ts',
    text: 'export const planted = () => document.title;\n',
    rule: "'document'",
  },
  { file: 'web/src/lib/planted-process.ts', text: 'export const planted = () => process.cwd();\n', rule: "'process'" },
  { file: 'openapi/rules/planted-file.ts', text: "export type { Stats } from 'node:fs';\n", rule: "'node:fs'" },
];

/** Files that the generator lists, and that lack what their list exports, or have it twice. */
const collected = [
  {
    file: 'simulator/src/world/catalogue/planted-boats.ts',
    text: 'export const boats = {};\n',
    rule: "'plantedBoats'",
    namedIn: 'simulator/src/world/generated/catalogue.ts',
  },
  {
    file: 'openapi/rules/planted-twin.ts',
    text: 'export function slotLabel(): void {}\n',
    rule: "'slotLabel'",
    namedIn: 'openapi/generated/rules.ts',
  },
];

/**
 * Entries of a table that are left out, or name what does not exist: a list of the browser tests, an optional field of a package's response, a field of the
 * package form, the handlers of a module.
 */
const forgotten = [
  {
    file: 'web/testing/list-overrides.ts',
    entry: /^  popups: /m,
    without: '  popupz: ',
    rule: "'popupz'",
  },
  {
    file: 'simulator/src/domain/catalogue/package-fields.ts',
    entry: 'present: (ids) => ({ food_ids: ids && [...ids] })',
    without: 'present: () => ({})',
    rule: "'food_ids'",
  },
  {
    file: 'web/src/features/packages/details-section.tsx',
    entry: "'max_passenger', 'active'",
    without: "'active'",
    rule: 'SectionFields',
    namedIn: 'web/src/features/packages/package-editor.tsx',
  },
  {
    file: 'simulator/src/modules/slots/index.ts',
    entry: 'export const slots =',
    without: 'export const plantedSlots =',
    rule: "'listSlots'",
    namedIn: 'simulator/src/generated/handlers.ts',
  },
].map((one) => ({ ...one, whole: readFileSync(inRoot(one.file), 'utf8') }));

/** A handler under another name than its file, one of a catalogue in the table, and a test that names no operation. */
const misnamed = [
  {
    file: 'simulator/src/modules/slots/list-slots.ts',
    entry: 'export const listSlots:',
    without: 'export const plantedSlots:',
    rule: 'write listSlots in simulator/src/modules/slots/list-slots.ts',
  },
  {
    file: 'simulator/src/modules/holidays/index.ts',
    entry: '=> catalogue.list(',
    without: '=> plantedList(',
    rule: 'write listHolidays in simulator/src/modules/holidays/list-holidays.ts',
  },
  {
    file: 'simulator/src/modules/slots/list-slots.test.ts',
    entry: "describe('listSlots'",
    without: "describe('planted slots'",
    rule: 'begin the title of the group with its operation',
  },
  {
    file: 'simulator/src/modules/users/users.test.ts',
    entry: "test('422: names every invalid field",
    without: "test('names every invalid field",
    rule: 'users.test.ts:144: begin the title of the test with the status',
  },
].map((one) => ({ ...one, whole: readFileSync(inRoot(one.file), 'utf8') }));

function plant(violations) {
  for (const { file, text } of violations) {
    mkdirSync(dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
}

/** Runs a checker. */
const check = (...words) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
    child.on('close', (status) => resolve({ status, text }));
  });

/** Two areas that import each other, though no two files do. */
const circlingIn = (root) => [
  { file: `${root}/planted-one/there.ts`, text: "import '../planted-two/one.ts';\n" },
  { file: `${root}/planted-one/back.ts`, text: 'export {};\n' },
  { file: `${root}/planted-two/one.ts`, text: 'export {};\n' },
  { file: `${root}/planted-two/other.ts`, text: "import type {} from '../planted-one/back.ts';\n" },
];
const areaRoots = ['web/src/domain', 'simulator/src/domain', 'simulator/src/reactions', 'simulator/src/modules'];
const circling = areaRoots.flatMap(circlingIn);
const all = [...planted, ...circling, ...helpers, ...linted, ...worded, unformatted, unused, using];
const missed = [];
try {
  plant(all);
  const [boundaries, lint, english, areas, format, exports] = await Promise.all([
    check(
      toolEntry('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...planted.map((violation) => violation.file),
    ),
    check(toolEntry('oxlint'), '--type-aware', '--format', 'unix', ...linted.map((violation) => violation.file)),
    check(inRoot('scripts/check-english.mjs')),
    check(inRoot('scripts/check-areas.mjs')),
    check(toolEntry('oxfmt'), '--check', unformatted.file),
    check(toolEntry('knip'), '--config', '.knip.json', '--workspace', 'tests', '--include', 'types'),
  ]);
  for (const { file, rule } of planted) {
    if (boundaries.status === 0 || !boundaries.text.includes(`${rule}: ${file}`))
      missed.push(`${rule} did not refuse ${file}`);
  }
  for (const { file, rule } of linted) {
    const line = lint.text.split('\n').find((entry) => entry.includes(file) && entry.includes(rule));
    if (lint.status === 0 || !line || !/error/i.test(line)) missed.push(`${rule} did not refuse ${file} as an error`);
  }
  for (const { file, rule } of worded)
    if (english.status === 0 || !english.text.includes(`${file}:1: ${rule}`))
      missed.push(`English did not refuse ${file}`);
  for (const root of areaRoots)
    if (areas.status === 0 || !areas.text.includes(`${root} form a cycle: planted-one → planted-two → planted-one`))
      missed.push(`areas of ${root} that import each other were not refused`);
  if (format.status === 0 || !format.text.includes(unformatted.file))
    missed.push(`oxfmt did not refuse ${unformatted.file}`);
  if (exports.status === 0 || !exports.text.includes('PlantedType')) missed.push(`knip did not refuse ${unused.file}`);
} finally {
  for (const { file } of all) rmSync(inRoot(file), { force: true });
  for (const { file } of circling) rmSync(dirname(inRoot(file)), { recursive: true, force: true });
}
// Planted alone: the others import across rooms, which the compiler would follow.
try {
  plant([
    ...typed,
    ...collected,
    ...forgotten.map(({ file, whole, entry, without }) => ({ file, text: whole.replace(entry, without) })),
  ]);
  collect();
  const types = await check(toolEntry('tsc'), '-b');
  for (const { file, rule, namedIn = file } of [...typed, ...collected, ...forgotten]) {
    const line = types.text.split('\n').find((entry) => entry.startsWith(`${namedIn}(`) && entry.includes(rule));
    if (types.status === 0 || !line) missed.push(`tsc did not refuse ${rule} in ${file}`);
  }
} finally {
  for (const { file } of [...typed, ...collected]) rmSync(inRoot(file), { force: true });
  for (const { file, whole } of forgotten) writeFileSync(inRoot(file), whole);
  collect();
}
try {
  plant(misnamed.map(({ file, whole, entry, without }) => ({ file, text: whole.replace(entry, without) })));
  const operations = await check(inRoot('scripts/check-operations.mjs'));
  for (const { file, rule } of misnamed)
    if (operations.status === 0 || !operations.text.includes(rule))
      missed.push(`a misnamed operation or test was not refused: ${file}`);
} finally {
  for (const { file, whole } of misnamed) writeFileSync(inRoot(file), whole);
}
const BUNDLES = ['openapi.json', 'control.json'];
const bundles = BUNDLES.map((file) => {
  const path = inRoot('openapi', 'generated', file);
  return { file, path, published: readFileSync(path, 'utf8') };
});
try {
  for (const { path, published } of bundles) {
    const document = JSON.parse(published);
    const groupType = { type: 'string', description: 'Any text.' };
    document.components.schemas.Planted = { type: 'object', properties: { group_type: groupType } };
    writeFileSync(path, JSON.stringify(document));
  }
  const lint = await check(toolEntry('tsx'), inRoot('openapi/generate/lint.ts'), '--properties');
  for (const { file } of bundles) {
    const line = `${file}#/components/schemas/Planted/properties/group_type: group_type is named like a closed list`;
    if (lint.status === 0 || !lint.text.includes(line))
      missed.push(`a text of ${file} that is named like a closed list was not refused`);
  }
} finally {
  for (const { path, published } of bundles) writeFileSync(path, published);
}
if (missed.length > 0) fail(missed.join('\n'));
process.stdout.write(
  `${all.length - helpers.length - circling.length + areaRoots.length + typed.length + collected.length + forgotten.length + misnamed.length + bundles.length} planted violations, each refused.
`,
);
