// Runs one composed scenario in a world of its own.
import { stripVTControlCharacters } from 'node:util';
import { run } from '@redocly/respect-core';
import { createConfig } from '@redocly/openapi-core';
import { createControl, WorldError } from './control.mjs';
import { pickOperations } from './descriptions.mjs';
import { createLoggedFetch } from './http-log.mjs';
import { startPrinters } from './printers.mjs';
import { cleanOutput, findFailure } from './verdict.mjs';

const PATH = '/scenario.json';
const MOST_STEPS = 2000;
const LONGEST_CALL_MS = 30_000;
const config = createConfig({});

/** Runs a scenario; returns its failure, if any, its calls, and the journal of its world. */
export async function runScenario(task, descriptions) {
  const { base, world, worldOptions, needsWorld, prints, keep } = task;
  const control = createControl(base);
  const started = performance.now();
  const { send, calls } = createLoggedFetch({ base, world: needsWorld ? world : undefined });
  let journal = [];
  let failure;
  let printers;
  try {
    if (needsWorld) await control.createWorld(world, worldOptions);
    if (prints) printers = await startPrinters(task, control);
    const output = [];
    const servers = { ...task.servers, ...printers?.servers };
    failure = findFailure(await runRespect({ ...task, servers }, descriptions, send, output), calls, output);
    if (needsWorld) {
      const end = await inspectWorld(control, world, task, calls);
      journal = end.journal;
      failure = end.isGone ? end.problem : (failure ?? end.problem);
    }
  } catch (error) {
    failure = { step: '', check: describeError(error, calls), call: calls.at(-1) };
  } finally {
    await printers?.stop();
    if (needsWorld && !(keep && failure)) await control.deleteWorld(world).catch(() => undefined);
  }
  const atPrinters = calls.filter(({ url, code }) => code && !url.startsWith(`${base}/`)).map(({ code }) => ({ code }));
  const reached = [...journal.map(({ operationId, userId, code }) => ({ operationId, userId, code })), ...atPrinters];
  return { failure, calls: calls.length, reached, took: performance.now() - started };
}

/** Runs a composed document with Respect; returns its result and fills `output` with what it prints. */
export async function runRespect({ document, operations, servers, severity, uploads }, descriptions, send, output) {
  const files = new Map([[PATH, document]]);
  for (const [name, ids] of Object.entries(operations))
    files.set(`/${name}.json`, pickOperations(descriptions[name], ids));
  const [result] = await run({
    files: [PATH],
    workflow: [document.workflows[0].workflowId],
    server: JSON.stringify(servers),
    config: await config,
    maxSteps: MOST_STEPS,
    maxFetchTimeout: LONGEST_CALL_MS,
    requestFileLoader: { getFileBody: (path) => readUpload(uploads, path) },
    logger: createLogger(output),
    fetch: send,
    skipLint: true,
    ...(severity && { severity }),
    externalRefResolver: createMemoryResolver(files),
  });
  return result;
}

/** Returns the file that a step names as `$file('name')`. */
async function readUpload(uploads = {}, path) {
  const name = path.slice(1);
  const url = uploads[name];
  if (url === undefined) throw new Error(`no file ${name} in x-files: add it there as a data URL`);
  const file = await (await fetch(url)).blob();
  return new File([file], name, { type: file.type });
}

/** Keeps what Respect prints. */
function createLogger(lines) {
  const keep = (text) => void lines.push(...cleanOutput(text));
  const ignore = () => undefined;
  return {
    output: keep,
    info: ignore,
    warn: ignore,
    error: keep,
    printNewLine: ignore,
    printSeparator: ignore,
    indent: (text) => text,
  };
}

/** Gives Respect documents from memory, where it would read files. */
function createMemoryResolver(files) {
  return {
    cache: new Map(),
    getFiles: () => new Set(files.keys()),
    resolveExternalRef: (_base, reference) => reference.replace(/^\./, ''),
    resolveDocument: async (_base, reference) => {
      const path = reference.replace(/^\./, '');
      return { source: { absoluteRef: path, body: '' }, parsed: files.get(path) };
    },
  };
}

/** Finds what only the world knows: that somebody deleted it meanwhile, or that a fault never struck. */
export async function inspectWorld(control, world, { base, ordersFaults }, calls) {
  const { data, written } = await control.readJournal(world);
  const sent = calls.filter(
    ({ url, status, code }) =>
      status && code !== 'not_found' && url.startsWith(`${base}/`) && !url.startsWith(`${base}/__sim`),
  ).length;
  const isGone = written < sent || calls.some(({ code }) => code === 'world_reset');
  if (isGone)
    return {
      isGone,
      journal: data,
      problem: { step: '', check: `the world ${world} was deleted or reset during the run`, call: calls.at(-1) },
    };
  const idle = ordersFaults ? (await control.listFaults(world)).find(({ struck }) => struck === 0) : undefined;
  if (!idle) return { journal: data };
  const check = `the fault on ${idle.operationId} never struck: ${idle.seen} calls came, it waited for call ${idle.nth ?? 'any'}`;
  return { journal: data, problem: { step: '', check, call: calls.at(-1) } };
}

function describeError(error, calls) {
  if (error instanceof WorldError) return error.message;
  const text = stripVTControlCharacters(String(error.message ?? error))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const last = calls.at(-1);
  return last ? `${text}; the last call answered ${last.status ?? 'nothing'}${last.code ? ` ${last.code}` : ''}` : text;
}
