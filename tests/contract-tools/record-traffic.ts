// Records calls of a simulator in this process, for tools that read the contract and are not ours.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { INPUTS } from '../../simulator/testing/examples/inputs.ts';
import { PRINTERS } from '../../simulator/testing/examples/prepare-example.ts';
import { runWorkflow, WORKFLOWS } from '../../simulator/testing/examples/run-workflow.ts';
import { joinPrinter } from '../../simulator/testing/stages/sales.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { Recorder } from './recorder.ts';

/** Calls besides the examples, many of which a rule refuses. */
const CALLS = 1_500;
const SEED = 25;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write');
const recorder = new Recorder();
for (const workflow of WORKFLOWS) {
  const sim = recorder.make({});
  for (const [id, type] of PRINTERS) joinPrinter(sim, id, 1, type);
  await runWorkflow(sim, workflow, (name) => INPUTS[name]?.(sim));
}
await fuzz({ calls: CALLS, seed: SEED, onlyValid: true, make: recorder.make });
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(recorder.recordings));
const operations = new Set(recorder.recordings.map(({ operationId }) => operationId));
console.log(`Recorded ${recorder.recordings.length} calls of ${operations.size} operations.`);
process.exit(0);
