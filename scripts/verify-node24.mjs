// Runs the half of the suite that needs no browser on Node 24.
import { ensureInstalled, fail, inRoot, requireNode, run, runSteps, toolEntry } from './lib/project.mjs';
import { findOrInstallNode24 } from './packages/node24.mjs';

/** The step; the contract must have been generated. */
export const onNode24 = ['rules, simulator, client and printers on Node 24', () => runOnNode24([])];

async function runOnNode24(words) {
  const node = await findOrInstallNode24();
  if (!node) fail('The npm registry has no Node 24 for this machine.');
  const args = ['run', '--config', inRoot('tests/vitest.config.ts'), '--project', '!screens', ...words];
  return run(node, [toolEntry('vitest'), ...args]);
}

if (process.argv[1] === inRoot('scripts/verify-node24.mjs')) {
  requireNode();
  ensureInstalled();
  const { generate } = await import('./lib/contract.mjs');
  await runSteps([
    ['contract generated', async () => (await generate(), 0)],
    [onNode24[0], () => runOnNode24(process.argv.slice(2))],
  ]);
}
