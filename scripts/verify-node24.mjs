// Runs the half of the suite that needs no browser on Node 24.
import { ensureInstalled, fail, inRoot, requireNode, run, runSteps, toolEntry } from './lib/project.mjs';
import { findOrInstallNode24 } from './packages/node24.mjs';

requireNode();
ensureInstalled();
const { generate } = await import('./lib/contract.mjs');
const node = await findOrInstallNode24();
if (!node) fail('The npm registry has no Node 24 for this machine.');
const args = ['run', '--config', inRoot('tests/vitest.config.ts'), '--project', '!screens', ...process.argv.slice(2)];
await runSteps([
  ['contract generated', async () => (await generate(), 0)],
  ['rules, simulator, client and printers on Node 24', () => run(node, [toolEntry('vitest'), ...args])],
]);
