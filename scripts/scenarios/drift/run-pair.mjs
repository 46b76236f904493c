// Runs one workflow at the twin and at the server, and compares the answers call by call.
import { stripVTControlCharacters } from 'node:util';
import { createControl, WorldError } from '../control.mjs';
import { startPrinters } from '../printers.mjs';
import { inspectWorld, runRespect } from '../run-scenario.mjs';
import { findFailure } from '../verdict.mjs';
import { createAdapters } from './adapt-calls.mjs';
import { compareAnswers } from './compare-answers.mjs';
import { createRates } from './compare-money.mjs';
import { isReading, opensSession } from './contract.mjs';
import { NotRunnable } from './not-runnable.mjs';
import { listCalls, namesEarlierRecord } from './plan.mjs';
import { createRecorder } from './record-calls.mjs';

/** An answer that breaks its schema is reported, and the workflow goes on. */
const SEVERITY = 'SCHEMA_CHECK=warn';
/** A condition on an amount, which other prices make wrong. */
const ON_AMOUNT = /^\$response\.body#\S+\s*==\s*[\d.]+$/;

/**
 * Returns the differences of a workflow, the operations that were compared, and why it ended early.
 * @param session the twin, the server, and what both share: see drift-session.mjs
 */
export async function runPair(task, session) {
  const { twin, server, isForeign } = session;
  const adapters = isForeign ? createAdapters({ ...session, run: task.run }) : {};
  const first = await runSide(task, { ...session, ...twin, adapt: adapters.twin });
  const refusedByTwin = (index) => first.calls[index]?.status === 429;
  const document = isForeign && !session.samePrices ? withoutAmounts(task.document) : task.document;
  const second = await runSide(
    { ...task, document },
    { ...session, ...server, adapt: adapters.server, mayWait: (index) => !refusedByTwin(index) },
  );
  const lost = second.problem ?? first.problem;
  if (lost) return { differences: [], compared: [], problem: lost };
  const names = listCalls(task.document).filter(({ source }) => source === 'muara');
  const found = compareCalls(first, second, names, session);
  return { ...found, reason: second.reason, ended: first.failure && describeEnd(first.failure) };
}

const describeEnd = ({ step, check }) => (step ? `step ${step}: ${check}` : check);

function withoutAmounts(document) {
  const strip = (step) => ({
    ...step,
    ...(step.successCriteria && {
      successCriteria: step.successCriteria.filter(({ condition }) => !ON_AMOUNT.test(condition)),
    }),
  });
  return { ...document, workflows: document.workflows.map((one) => ({ ...one, steps: one.steps.map(strip) })) };
}

async function runSide(task, { base, twin, descriptions, adapt, mayWait, isForeign }) {
  const world = isForeign ? undefined : task.world;
  const control = createControl(base);
  const ownWorld = base === twin.base && isForeign ? twin.world : world;
  const { send, calls } = createRecorder({ base, world: ownWorld, adapt: guard(adapt), mayWait });
  const side = { calls, schemas: new Map() };
  let printers;
  try {
    if (world) await control.createWorld(world, task.worldOptions);
    if (world && task.prints) printers = await startPrinters({ ...task, base }, control);
    const servers = { muara: base, control: isForeign ? twin.base : base, ...printers?.servers };
    const output = [];
    const run = { ...task, document: withBase(task.document, base, world), servers, severity: SEVERITY };
    const result = await runRespect(run, descriptions, send, output);
    side.failure = findFailure(result, calls, output);
    side.schemas = readSchemaProblems(result.executedWorkflows);
    if (world) side.problem = await findLostWorld(control, world, { ...task, base }, calls);
  } catch (error) {
    if (!(error instanceof WorldError)) side.failure = { step: '', check: String(error.message ?? error) };
    else side.problem = error.message;
  } finally {
    await printers?.stop();
    if (world) await control.deleteWorld(world).catch(() => undefined);
  }
  side.reason = adapt?.reason;
  return side;
}

/** Keeps why a workflow cannot go on, which Respect would tell as a failed call. */
function guard(adapt) {
  if (!adapt) return undefined;
  return async (call) => {
    try {
      return await adapt(call);
    } catch (error) {
      if (error instanceof NotRunnable) adapt.reason = error.message;
      throw error;
    }
  };
}

/** A workflow names the address of its world for those who send no header. */
function withBase(document, base, world) {
  const [entry, ...others] = document.workflows;
  const [step] = entry.steps;
  const value = world ? `${base}/w/${world}` : base;
  const parameters = step.parameters?.map((one) => (one.name === 'base' ? { ...one, value } : one));
  return { ...document, workflows: [{ ...entry, steps: [{ ...step, ...(parameters && { parameters }) }] }, ...others] };
}

async function findLostWorld(control, world, task, calls) {
  const { isGone, problem } = await inspectWorld(control, world, task, calls);
  return isGone ? problem.check : undefined;
}

/** Returns what breaks the schema of its answer, by the name of the step. */
function readSchemaProblems(items, path = [], found = new Map()) {
  for (const item of items) {
    const steps = item.stepId ? [...path, item.stepId] : path;
    if (item.type === 'workflow') readSchemaProblems(item.executedSteps, steps, found);
    else {
      const broken = item.checks.find(({ name, passed }) => !passed && /schema/i.test(name));
      if (broken) found.set(steps.slice(1).join(' › '), cleanMessage(broken.message ?? ''));
    }
  }
  return found;
}

const cleanMessage = (text) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, 200);

function compareCalls(first, second, names, session) {
  const { descriptions, contract, samePrices, isForeign, findOperation } = session;
  const rates = createRates({ samePrices });
  const differences = [];
  const compared = [];
  const count = Math.min(first.calls.length, second.calls.length);
  // Until a workflow changes something, each server shows records of its own.
  let hasChanged = false;
  for (let index = 0; index < count; index += 1) {
    const [twin, server] = [first.calls[index], second.calls[index]];
    const operationId = findOperation(twin.method, twin.path);
    if (!operationId) continue;
    const entry = descriptions.muara.get(operationId);
    const call = names[index]?.id === operationId ? names[index] : undefined;
    learn(rates, server.quotes, twin);
    const sameData = !isForeign || !isReading(entry) || (hasChanged && call !== undefined && namesEarlierRecord(call));
    hasChanged ||= !isReading(entry) && !opensSession(entry);
    const found = compareAnswers({ twin, server }, entry, contract, { sameData, rates });
    const schema = second.schemas.get(call?.name);
    const isShape = found.some(({ kind }) => kind === 'field' || kind === 'shape' || kind === 'status');
    if (schema && !isShape && !first.schemas.has(call.name))
      found.push({ kind: 'schema', path: '', twin: 'fits the contract', server: schema });
    compared.push(operationId);
    for (const one of found)
      differences.push({ ...one, operationId, step: call?.name ?? '', call: server, twinCall: twin });
    // What follows another status is a consequence.
    if (found.some(({ kind }) => kind === 'status' || kind === 'code')) return { differences, compared };
  }
  const late = findLateFailure(first, second, differences);
  if (late && !second.reason)
    differences.push({ ...late, operationId: findOperation(late.call?.method ?? '', late.call?.path ?? '') ?? '' });
  return { differences, compared };
}

function learn(rates, quotes, twin) {
  if (!quotes?.twin || !quotes.server || quotes.server.isMissing || quotes.twin.isMissing) return;
  // Where the rules do not give what the twin took, the cart is priced by more than its request says.
  if (Math.round((twin.json?.ticket?.total_amount ?? Number.NaN) * 100) !== Math.round(quotes.twin.total_amount * 100))
    return;
  rates.learn(quotes.twin, quotes.server);
}

/** A check of the workflow that only the server does not pass. */
function findLateFailure(first, second, differences) {
  if (!second.failure || first.failure || differences.length > 0) return undefined;
  const { step, check, call } = second.failure;
  const twinCall = first.calls[second.calls.indexOf(call)];
  return { kind: 'check', path: '', twin: 'passes', server: check, step, call, twinCall };
}
