// Runs on Node 24 the tests of what uses Node, or the bodies, streams and compression that it brings.
import { ensureInstalled, fail, inRoot, requireNode, run, runSteps, toolEntry } from './lib/project.mjs';
import { findOrInstallNode24 } from './packages/node24.mjs';

/**
 * Parts of the paths of those tests.
 * The other rooms import nothing from Node, as the check of the boundaries proves, and the tests of screens run them in
 * an engine that is newer than Node 24's.
 */
const USE_NODE = [
  'client/src',
  'demo/',
  'docs/',
  'openapi/generate',
  'printer-sim/src',
  'scripts/',
  'simulator/src/control',
  'simulator/src/documents',
  'simulator/src/hosts',
  'simulator/src/images',
  'simulator/src/kernel',
  'tests/conformance',
  'tests/control',
  'tests/documents',
  'tests/printers',
  'tests/scenarios',
  'upload',
];

/** The step; the contract must have been generated. */
export const onNode24 = ['hosts, bodies, printers, scripts and conformance on Node 24', () => runOnNode24(USE_NODE)];

async function runOnNode24(words) {
  const node = await findOrInstallNode24();
  if (!node) fail('The npm registry has no Node 24 for this machine.');
  const args = [
    'run',
    '--config',
    inRoot('tests/vitest.config.ts'),
    '--project',
    'rules and rooms',
    '--project',
    'alone',
    ...words,
  ];
  return run(node, [toolEntry('vitest'), ...args]);
}

if (process.argv[1] === inRoot('scripts/verify-node24.mjs')) {
  requireNode();
  ensureInstalled();
  const { generate } = await import('./lib/contract.mjs');
  await runSteps([
    ['contract generated', async () => (await generate(), 0)],
    [onNode24[0], () => runOnNode24(process.argv.length > 2 ? process.argv.slice(2) : USE_NODE)],
  ]);
}
