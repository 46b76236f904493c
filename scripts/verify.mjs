// npm run verify: slow checks that rarely change their mind. CI runs them after npm test.
import { ensureInstalled, inRoot, requireNode, runSteps, runTool } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { bites, generated } = await import('./check.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { verifyContract } = await import('./verify-contract.mjs');
const { verifyExamples } = await import('./verify-examples.mjs');
const { runScenarios } = await import('./scenarios.mjs');
const { verifyPackages } = await import('./verify-packages.mjs');
const { findOrInstallChromium } = await import('./lib/chromium.mjs');

const CALLS = '20000';
const SEED = '1124';

await runSteps([
  generated,
  bites,
  [
    'validators agree with Ajv, and long random runs',
    () => runTool('vitest', ['run', '--config', 'tests/vitest.verify.config.ts']),
  ],
  ['fuzz', () => runTool('tsx', [inRoot('tests/fuzz/main.ts'), '--calls', CALLS, '--seed', SEED])],
  ['examples, sent with an Arazzo tool', verifyExamples],
  ['scenarios', () => runScenarios(['--coverage'])],
  ['permissions of every role', () => runScenarios(['--permissions'])],
  ['build', async () => (await buildAll(), 0)],
  [
    'walks in a browser',
    () =>
      runTool(
        'playwright',
        ['test', '--config', inRoot('tests/playwright.config.ts'), '--project', 'own server', '--project', 'walks'],
        {
          env: { MUARA_CHROMIUM: findOrInstallChromium() },
        },
      ),
  ],
]);
await verifyContract();
await verifyPackages();
process.stdout.write('\nVerified.\n');
