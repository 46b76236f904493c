// One run: finds the scenarios, finds or starts the server, hands them to workers, and reports.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { composeScenario } from './compose.mjs';
import { createControl } from './control.mjs';
import { readDescriptions } from './descriptions.mjs';
import { findScenarios } from './find-scenarios.mjs';
import { renderHtml } from './html-report.mjs';
import { renderJunit } from './junit.mjs';
import { measureCoverage } from './coverage.mjs';
import { createPool } from './pool.mjs';
import { needsPrinters } from './printers.mjs';
import { formatFailure, formatLine, formatSummary } from './print.mjs';
import { ScenarioError } from './read-file.mjs';
import { reportRun } from './report-run.mjs';
import { findSimulator, startSimulator } from './system.mjs';

/** What worlds are made of by default: the instant that the contract's examples are written for. */
const WORLD = { at: '2026-03-10T10:00:00+08:00' };

/** Runs scenarios as the options say; returns the exit code. */
export async function runSession(options) {
  const descriptions = readDescriptions();
  const { scenarios, broken } = await findScenarios(options.names, descriptions);
  const chosen = scenarios.filter((_one, index) => index % options.shard.count === options.shard.index - 1);
  if (options.list) {
    for (const { id, workflow } of chosen) process.stdout.write(`${id.padEnd(40)} ${workflow.summary ?? ''}\n`);
    return broken.length === 0 ? 0 : 1;
  }
  const started = performance.now();
  const server = options.on ? await findSimulator(options.on) : await startSimulator();
  const results = broken.map(({ path, message }) => ({
    id: path,
    failure: { step: '', check: message },
    took: 0,
    calls: 0,
  }));
  for (const { failure } of results) process.stdout.write(`✗ ${failure.check}\n`);
  try {
    const { tasks, skipped } = prepareTasks(
      repeatEach(chosen, options.repeat),
      { ...server, keep: options.keep },
      descriptions,
      results,
    );
    const isComplete = await runTasks(tasks, options.jobs, results);
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(formatSummary({ results, skipped, seconds, isComplete }));
    const coverage = options.coverage ? measureCoverage(results, descriptions.muara) : undefined;
    for (const line of coverage?.lines ?? []) process.stdout.write(`${line}\n`);
    writeReports(options, { results, skipped, seconds, coverage });
    if (options.on)
      for (const line of await reportRun(server, { results, skipped, seconds, isComplete }))
        process.stdout.write(`${line}\n`);
    const isGreen = isComplete && results.every(({ failure }) => !failure);
    return isGreen && (coverage?.isEnough ?? true) ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Returns each scenario as often as it runs, in rounds; those after the first are numbered. */
function repeatEach(scenarios, times) {
  return Array.from({ length: times }, (_one, round) =>
    scenarios.map((scenario) => (round === 0 ? scenario : { ...scenario, id: `${scenario.id} (${round + 1})` })),
  ).flat();
}

/** Returns what workers need for each scenario; one that cannot be put together has failed. */
function prepareTasks(scenarios, server, descriptions, results) {
  const tasks = [];
  const skipped = [];
  for (const [index, scenario] of scenarios.entries()) {
    try {
      const task = prepareTask(scenario, index, server, descriptions);
      if (task) tasks.push(task);
      else skipped.push(scenario.id);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      results.push({ id: scenario.id, failure: { step: '', check: error.message }, took: 0, calls: 0 });
      process.stdout.write(`✗ ${scenario.id}: ${error.message}\n`);
    }
  }
  return { tasks, skipped };
}

function prepareTask({ file, workflow, id, inputs, line }, index, { base, isSimulator, keep }, descriptions) {
  const world = `scenario-${process.pid}-${index}`;
  const composed = composeScenario(
    { file, workflow, inputs: { world, base: isSimulator ? `${base}/w/${world}` : base, ...inputs } },
    descriptions,
  );
  const prints = needsPrinters(composed.operations, descriptions);
  if (!isSimulator && (composed.operations.control || prints)) return undefined;
  return {
    id,
    summary: workflow.summary,
    file: file.name,
    line,
    ...composed,
    base,
    world,
    needsWorld: isSimulator,
    keep,
    prints,
    worldOptions: { ...WORLD, ...workflow['x-world'] },
    servers: { muara: base, control: base },
    ordersFaults: composed.operations.control?.includes('orderFault') ?? false,
  };
}

/** Ctrl+C ends the run after the scenarios that are running, so that their worlds are deleted. */
async function runTasks(tasks, jobs, results) {
  const pool = createPool(jobs);
  const onInterrupt = () => {
    process.stdout.write('Stopping after the scenarios that are running …\n');
    pool.stop();
  };
  process.once('SIGINT', onInterrupt);
  try {
    const { isComplete } = await pool.runAll(
      tasks,
      async ({ id, summary, file, line, base, world, needsWorld }, result) => {
        // A worker that died could not delete its world.
        if (result.died && needsWorld)
          await createControl(base)
            .deleteWorld(world)
            .catch(() => undefined);
        const entry = { id, summary, file, line, world: needsWorld ? world : undefined, ...result };
        results.push(entry);
        process.stdout.write(formatLine(entry));
        if (entry.failure) process.stdout.write(formatFailure(entry.failure));
      },
    );
    return isComplete;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

function writeReports({ junit, html }, run) {
  if (junit) write(resolve(junit), renderJunit(run));
  if (html) write(join(resolve(html), 'index.html'), renderHtml(run));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}
