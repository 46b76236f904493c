// Reads one Arazzo file and finds what is wrong with it, before anything runs.
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { lintDocument, createConfig, makeDocumentFromString, BaseResolver } from '@redocly/openapi-core';
import { parseDocument } from 'yaml';
import { root } from '../lib/project.mjs';
import { SOURCES } from './descriptions.mjs';
import { suggest } from './suggest.mjs';

/** What is wrong with a file, with its place, in one line. */
export class ScenarioError extends Error {}

const config = createConfig({ rules: { struct: 'error', 'workflowId-unique': 'error', 'stepId-unique': 'error' } });

/** Returns a reader that reads each file once, with the files it takes shared workflows from. */
export function createReader(descriptions) {
  const files = new Map();
  const read = (path) => {
    if (!files.has(path)) files.set(path, readArazzo(path, descriptions, read));
    return files.get(path);
  };
  return read;
}

async function readArazzo(path, descriptions, read) {
  const name = relative(root, path);
  const text = readText(path, name);
  const parsed = parseDocument(text, { merge: true, prettyErrors: true });
  const [wrong] = parsed.errors;
  if (wrong) throw new ScenarioError(`${name}:${wrong.linePos?.[0].line ?? 1}: ${wrong.message.split('\n')[0]}`);
  const document = parsed.toJS();
  if (typeof document?.arazzo !== 'string') throw new ScenarioError(`${name}:1: not an Arazzo document`);
  await lintStructure(path, name, text);
  checkUploads(name, document['x-files']);
  const shared = new Map();
  for (const source of document.sourceDescriptions) {
    if (source.type === 'arazzo') shared.set(source.name, await read(resolve(dirname(path), source.url)));
    else checkSource(name, source);
  }
  const file = { path, name, document, shared };
  for (const workflow of document.workflows) checkSteps(file, workflow, descriptions);
  return file;
}

function readText(path, name) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ScenarioError(`${name}: cannot be read (${error.code})`);
  }
}

async function lintStructure(path, name, text) {
  const problems = await lintDocument({
    document: makeDocumentFromString(text, path),
    externalRefResolver: new BaseResolver(),
    config: await config,
  });
  const [problem] = problems.filter(({ severity }) => severity === 'error');
  if (!problem) return;
  const [{ pointer = '' } = {}] = problem.location;
  throw new ScenarioError(`${name}${pointer}: ${problem.message.replaceAll(/\s+/g, ' ')}`);
}

/** Files travel in the workflow: a run fetches nothing from elsewhere. */
function checkUploads(name, files = {}) {
  for (const [file, url] of Object.entries(files)) {
    if (!/^data:[^,]*;base64,[\w+/]*={0,2}$/.test(url))
      throw new ScenarioError(`${name}: x-files.${file} is no data URL; write it as data:image/png;base64,…`);
  }
}

function checkSource(name, { name: source, url }) {
  const file = SOURCES[source];
  if (!file)
    throw new ScenarioError(
      `${name}: unknown source ${source}${suggest(source, Object.keys(SOURCES)) || `; use ${Object.keys(SOURCES).join(', ')}`}`,
    );
  if (basename(url) !== file) throw new ScenarioError(`${name}: the source ${source} must be ${file}, not ${url}`);
}

function checkSteps(file, { workflowId, steps }, descriptions) {
  for (const step of steps) {
    const place = `${file.name}: ${workflowId}, step ${step.stepId}`;
    if (step.workflowId !== undefined) findWorkflow(file, step.workflowId, place);
    else if (step.operationId === undefined) throw new ScenarioError(`${place} names no operationId or workflowId`);
    else findOperation(file, step.operationId, descriptions, place);
  }
}

/** Returns the workflow that a step calls, such as `$sourceDescriptions.steps.workflows.sign-in`. */
export function findWorkflow(file, reference, place) {
  const [, source, id] = /^\$sourceDescriptions\.([\w-]+)\.workflows\.([\w-]+)$/.exec(reference) ?? [];
  const target = source === undefined ? file : file.shared.get(source);
  if (!target)
    throw new ScenarioError(`${place}: no Arazzo source ${source}${suggest(source, [...file.shared.keys()])}`);
  const known = target.document.workflows.map(({ workflowId }) => workflowId);
  const wanted = id ?? reference;
  if (!known.includes(wanted)) throw new ScenarioError(`${place}: no workflow ${wanted}${suggest(wanted, known)}`);
  return { file: target, workflow: target.document.workflows.find(({ workflowId }) => workflowId === wanted) };
}

/** Returns the source and id of a step's operation: `login`, or `$sourceDescriptions.control.setClock`. */
export function findOperation(file, operationId, descriptions, place) {
  const [, named, id = operationId] = /^\$sourceDescriptions\.([\w-]+)\.([\w-]+)$/.exec(operationId) ?? [];
  const sources = file.document.sourceDescriptions.filter(({ type }) => type !== 'arazzo').map(({ name }) => name);
  const source = named ?? sources[0];
  if (!sources.includes(source)) throw new ScenarioError(`${place}: no source ${source}${suggest(source, sources)}`);
  const operations = descriptions[source];
  if (!operations.has(id))
    throw new ScenarioError(`${place}: no operation ${id} in ${SOURCES[source]}${suggest(id, [...operations.keys()])}`);
  return { source, id };
}
