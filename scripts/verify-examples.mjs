// Sends the examples of the contract with an Arazzo tool that is not ours, each to a new world of a running simulator.
import { readFileSync } from 'node:fs';
import { ensureInstalled, inRoot, requireNode } from './lib/project.mjs';
import { runScenarios } from './scenarios.mjs';

const DOCUMENT = inRoot('openapi/generated/arazzo.json');

/** Sends every example that needs no input. Returns 1 when one fails, and prints why. */
export async function verifyExamples() {
  const { workflows } = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const sent = workflows.filter(({ inputs }) => !inputs);
  return runScenarios([DOCUMENT, ...sent.map(({ workflowId }) => workflowId)]);
}

if (process.argv[1] === inRoot('scripts/verify-examples.mjs')) {
  requireNode();
  ensureInstalled();
  process.exitCode = await verifyExamples();
}
