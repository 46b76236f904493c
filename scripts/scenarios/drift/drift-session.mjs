// The drift run: the same workflows at a server and at its twin, a simulator at the date of the server.
import { randomUUID } from 'node:crypto';
import { composeScenario } from '../compose.mjs';
import { createControl } from '../control.mjs';
import { readDescriptions } from '../descriptions.mjs';
import { findScenarios } from '../find-scenarios.mjs';
import { needsPrinters } from '../printers.mjs';
import { createReader, ScenarioError } from '../read-file.mjs';
import { findServer, startSimulator } from '../system.mjs';
import { createOperationFinder, findSignIn, opensSession } from './contract.mjs';
import { goOnAfterRefusals, listAccounts, planForeign } from './plan.mjs';
import { createPricing, hasSamePrices } from './prices.mjs';
import { listDemoAccounts, readAccounts } from './read-accounts.mjs';
import { readContract } from './read-schema.mjs';
import { runPair } from './run-pair.mjs';
import { countDays, shiftDates } from './shift-dates.mjs';
import { checkAccounts, createTokens } from './check-accounts.mjs';
import { formatEntry, formatSummary, writeDriftReports } from './report.mjs';

/** What worlds are made of by default: the instant that the contract's examples are written for. */
const WORLD = { at: '2026-03-10T10:00:00+08:00' };

/**
 * Reads what every run of a process needs: the operations of the contract, and a reader of workflows.
 * @public tests make many runs with it
 */
export function readSources() {
  const descriptions = readDescriptions();
  return { descriptions, read: createReader(descriptions) };
}

/** Compares a server with its twin as the options say; returns the exit code. */
export async function runDrift(
  options,
  { startTwin = startSimulator, print = (text) => process.stdout.write(text), sources = readSources() } = {},
) {
  const accounts = readAccounts(options.accounts);
  const { descriptions, read } = sources;
  const { scenarios, broken } = await findScenarios(options.names, descriptions, read);
  const chosen = scenarios.filter((_one, index) => index % options.shard.count === options.shard.index - 1);
  const found = await findServer(options.base);
  const started = performance.now();
  const twin = { ...(await startTwin()), world: `drift-${process.pid}` };
  const run = { entries: [], problems: broken.map(({ message }) => message), skipped: [] };
  try {
    const session = await openSession({ found, twin, accounts, descriptions, readOnly: options.readOnly });
    for (const problem of run.problems) print(`✗ ${problem}\n`);
    const tasks = prepareTasks(chosen, session, run, print);
    const ready = session.isForeign ? await checkAccounts(tasks.toSorted(byLimits), session, run, print) : tasks;
    run.isComplete = await runTasks(ready, session, run, print);
  } finally {
    await createControl(twin.base)
      .deleteWorld(twin.world)
      .catch(() => undefined);
    await twin.stop();
  }
  run.base = options.base;
  run.seconds = (performance.now() - started) / 1000;
  print(formatSummary(run));
  writeDriftReports(options, run, print);
  const isGreen =
    run.isComplete && run.problems.length === 0 && run.entries.every(({ differences }) => differences.length === 0);
  return isGreen ? 0 : 1;
}

/** A simulator gives each workflow a world; others, and those only read, are taken as they are. */
async function openSession({ found, twin, accounts, descriptions, readOnly }) {
  const isForeign = !found.isSimulator || readOnly;
  const at = new Date(Date.parse(found.date ?? '') || performance.timeOrigin + performance.now()).toISOString();
  const shared = { found, twin, accounts, descriptions, readOnly, isForeign, at, contract: readContract() };
  const findOperation = createOperationFinder(descriptions.muara);
  const isSignIn = (method, path) => {
    const id = findOperation(method, path);
    return id !== undefined && opensSession(descriptions.muara.get(id));
  };
  const server = { base: found.base };
  const session = {
    ...shared,
    server,
    findOperation,
    isSignIn,
    signIn: findSignIn(descriptions.muara),
    samePrices: true,
  };
  if (!isForeign) return session;
  await createControl(twin.base).createWorld(twin.world, { at });
  const { signIn } = session;
  const atTwin = { base: twin.base, world: twin.world };
  const twinPricing = createPricing({
    ...atTwin,
    twin: twin.base,
    getToken: createTokens({ ...atTwin, accounts: listDemoAccounts(), signIn }),
  });
  const getToken = createTokens({ base: found.base, accounts, signIn });
  const serverPricing = createPricing({ base: found.base, twin: twin.base, getToken });
  const samePrices = hasSamePrices(await twinPricing.readCatalogue(), await serverPricing.readCatalogue());
  return { ...session, twinPricing, serverPricing, samePrices };
}

/** A workflow that provokes a limit of calls comes last: those after it would be refused. */
const byLimits = (one, other) => Number(hitsLimit(one)) - Number(hitsLimit(other));
const hitsLimit = ({ document }) => JSON.stringify(document).includes('$statusCode == 429');

/** Returns the workflows that can run; the others are listed with the reason. */
function prepareTasks(scenarios, session, run, print) {
  const tag = randomUUID().slice(0, 8);
  return scenarios.flatMap((scenario, index) => {
    try {
      const task = prepareTask(scenario, `${tag}-${index}`, session);
      if (!task.reason) return [task];
      run.skipped.push({ id: task.id, reason: task.reason });
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      run.problems.push(`${scenario.id}: ${error.message}`);
      print(`✗ ${scenario.id}: ${error.message}\n`);
    }
    return [];
  });
}

function prepareTask({ file, workflow, id, inputs }, tag, { descriptions, isForeign, readOnly, accounts, at, found }) {
  const world = `drift-${process.pid}-${tag}`;
  const composed = composeScenario({ file, workflow, inputs: { world, base: found.base, ...inputs } }, descriptions);
  const worldOptions = { ...WORLD, ...workflow['x-world'] };
  const ordersFaults = false;
  const task = {
    id,
    summary: workflow.summary,
    file: file.name,
    world,
    worldOptions,
    run: tag,
    ordersFaults,
    ...composed,
  };
  if (!isForeign) return { ...task, prints: needsPrinters(composed.operations, descriptions) };
  const reason = planForeign(composed, descriptions, { readOnly });
  if (reason) return { ...task, reason };
  goOnAfterRefusals(composed.document);
  const needed = listAccounts(composed.document);
  const absent = needed.find((name) => !accounts[name]);
  if (absent) return { ...task, reason: `no account is given for ${absent}` };
  const document = shiftDates(composed.document, countDays(worldOptions.at, at));
  return { ...task, document, operations: composed.operations, needed, prints: false };
}

/** Runs one after the other: at a server without worlds, each sees what those before it left. */
async function runTasks(tasks, session, run, print) {
  let isStopped = false;
  const onInterrupt = () => {
    isStopped = true;
    print('Stopping after the workflow that is running …\n');
  };
  process.once('SIGINT', onInterrupt);
  try {
    for (const task of tasks) {
      if (isStopped) return false;
      const began = performance.now();
      const result = await runPair(task, session);
      if (result.problem) {
        run.problems.push(`${task.id}: ${result.problem}`);
        print(`✗ ${task.id}: ${result.problem}\n`);
        continue;
      }
      if (result.reason) run.skipped.push({ id: task.id, reason: result.reason });
      const { id, summary, file } = task;
      const entry = { id, summary, file, took: performance.now() - began, ...result };
      run.entries.push(entry);
      print(formatEntry(entry));
    }
    return true;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}
