// The OpenAPI documents whose operations steps name, cut down to what Respect needs to send a call and check its answer.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/project.mjs';

/** Source description → its document. A scenario must use these names. */
export const SOURCES = {
  muara: 'openapi.json',
  control: 'control.json',
  receiptPrinter: 'printers.json',
  ticketPrinter: 'printers.json',
  wristbandPrinter: 'printers.json',
};

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
/** Prose and examples: Respect walks all that is there at each expression. */
const NOT_CHECKED = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'title',
  'tags',
  'callbacks',
  'security',
]);
/** How often a schema may contain itself: Respect skips the check of a circular one. Below, all passes. */
const MOST_LEVELS = 3;

/** Reads the generated documents. Returns the operations of each source, by operationId. */
export function readDescriptions() {
  const byFile = new Map();
  return Object.fromEntries(
    Object.entries(SOURCES).map(([name, file]) => {
      if (!byFile.has(file)) byFile.set(file, indexOperations(file));
      return [name, byFile.get(file)];
    }),
  );
}

function indexOperations(file) {
  const path = inRoot('openapi/generated', file);
  const document = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { paths: {} };
  const resolve = createResolver(document);
  const operations = new Map();
  for (const [address, { parameters = [], ...item }] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (METHODS.has(method))
        operations.set(operation.operationId, { address, method, operation, parameters, resolve });
    }
  }
  return operations;
}

/**
 * Returns the smallest document with some operations, without references.
 * The parts of an operation are the same objects each time: Respect compiles a schema once in the life of a worker.
 */
export function pickOperations(operations, ids) {
  const paths = {};
  for (const id of ids) {
    const entry = operations.get(id);
    entry.slim ??= slimOperation(entry);
    (paths[entry.address] ??= {})[entry.method] = entry.slim;
  }
  return { openapi: '3.1.0', info: { title: 'Muara', version: '1' }, servers: [{ url: '/' }], paths };
}

function slimOperation({ operation, parameters, resolve }) {
  const { operationId, requestBody, responses, parameters: own = [] } = operation;
  const body = requestBody && resolve(requestBody);
  return {
    operationId,
    parameters: [...parameters, ...own].map((parameter) => {
      const { name, in: place, required = false } = resolve(parameter);
      return { name, in: place, required };
    }),
    // Without a schema, so that Respect never invents a body: a step sends what it says.
    ...(body && { requestBody: { content: Object.fromEntries(Object.keys(body.content).map((type) => [type, {}])) } }),
    responses: mapValues(resolve(responses), withoutFileSchemas),
  };
}

/** Leaves out the schema of a file, which is a text to a schema and bytes to Respect. */
function withoutFileSchemas({ content, ...response }) {
  if (!content) return response;
  return { ...response, content: mapValues(content, (media, type) => (type === 'application/json' ? media : {})) };
}

/** Returns a function that replaces references by what they name, and leaves out what no check reads. */
function createResolver(document) {
  const done = new Map();
  const open = [];
  const resolve = (node) => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref === 'string') return follow(node.$ref);
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => {
        if (key === 'properties' || key === 'responses') return [[key, mapValues(value, resolve)]];
        return NOT_CHECKED.has(key) || key.startsWith('x-') ? [] : [[key, resolve(value)]];
      }),
    );
  };
  const follow = (reference) => {
    if (done.has(reference)) return done.get(reference);
    if (open.filter((one) => one === reference).length >= MOST_LEVELS) return {};
    const isInnermost = !open.includes(reference);
    open.push(reference);
    const target = resolve(findTarget(document, reference));
    open.pop();
    if (isInnermost) done.set(reference, target);
    return target;
  };
  return resolve;
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

function findTarget(document, reference) {
  const parts = reference.split('/').slice(1);
  return parts.reduce((node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}
