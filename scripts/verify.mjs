// npm run verify: slow checks that rarely change their mind. CI runs them after npm test.
import { ensureInstalled, inRoot, requireNode, run, runLanes, runSteps, runTool } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { bites, generated, slowChecks } = await import('./check.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { listContractSteps } = await import('./verify-contract.mjs');
const { onNode24 } = await import('./verify-node24.mjs');
const { listPackageSteps } = await import('./verify-packages.mjs');
const { findOrInstallChromium } = await import('./lib/chromium.mjs');

const CALLS = '8000';
const SEED = '1124';

/** A script of its own, so that its output appears as one block. */
const script = (name, ...words) => run(process.execPath, [inRoot('scripts', name), ...words]);
const inChromium = (tool, words) => runTool(tool, words, { env: { MUARA_CHROMIUM: findOrInstallChromium() } });
const { first, lanes: contractLanes } = listContractSteps();

await runSteps([
  generated,
  bites,
  ['build', async () => (await buildAll(), await buildAll({ only: ['printer-library'] }), 0)],
]);
/** What runs beside each other: each chain in order, the longest chains first. */
const chains = [
  [
    [
      'validators agree with Ajv, and long random runs',
      () => runTool('vitest', ['run', '--config', 'tests/vitest.verify.config.ts']),
    ],
  ],
  // These read the whole repository; the chains that write into it come later in the list.
  [onNode24, ...slowChecks],
  [first, ...contractLanes.flat()],
  listPackageSteps(),
  [['scenarios', () => script('scenarios.mjs', '--coverage')]],
  [['fuzz', () => runTool('tsx', [inRoot('tests/fuzz/main.ts'), '--calls', CALLS, '--seed', SEED])]],
  [['examples, sent with an Arazzo tool', () => script('verify-examples.mjs')]],
  [['permissions of every role', () => script('scenarios.mjs', '--permissions')]],
];
/** A lane takes the next chain whenever it has ended one, so that neither core waits for the other. */
function* takeChains() {
  for (let chain = chains.shift(); chain; chain = chains.shift()) yield* chain;
}
await runLanes([takeChains(), takeChains()]);
// Chromium needs both cores: beside another step its tests would wait too long.
await runSteps([
  [
    'documentation, demo and console',
    () => inChromium('playwright', ['test', '--config', inRoot('tests/playwright.config.ts'), '--project', 'sites']),
  ],
  [
    'no warning of React',
    () => inChromium('vitest', ['run', '--config', 'tests/vitest.config.ts', '--project', 'warned']),
  ],
]);
process.stdout.write('\nVerified.\n');
