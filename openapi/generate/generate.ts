import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleDocument } from './bundle.ts';
import { composeHttp, HTTP, moveToGenerated } from './compose.ts';
import { readOperations, type Operation } from './contract.ts';
import { emitArazzo } from './emit-arazzo.ts';
import { translateControl } from './emit-control.ts';
import { emitConstants, emitErrors, emitMalayErrors, emitPermissions, readGroups } from './emit-catalogues.ts';
import { emitOperationMeta, emitOperations } from './emit-operations.ts';
import { emitReports, limitToReports, publishReports, readReports } from './emit-reports.ts';
import { emitPrinters } from './emit-printers.ts';
import { emitRealtime } from './emit-realtime.ts';
import { emitScreens } from './emit-screens.ts';
import { emitTypes } from './emit-types.ts';
import { emitValidators } from './emit-validators.ts';
import { emitVerdicts } from './emit-verdicts.ts';
import { addErrorResponses, publishErrorCodes } from './error-responses.ts';
import { checkInputErrors, readCatalogue } from './errors.ts';
import { addImpliedErrors, addImpliedHeaders } from './implied.ts';
import { fillEnums } from './fill-enums.ts';
import { isObject, type JsonObject } from './json.ts';
import { Problems } from './problems.ts';
import { publishOptions } from './publish-options.ts';
import { listAreas, readScreens } from './read-screens.ts';
import { fillTextLimits, readTextLimits } from './text-limits.ts';
import { fillSamples, removeSamples } from './samples.ts';
import { shareExamples } from './share-examples.ts';
import { readSources, type Places, type Sources } from './sources.ts';

/** What was translated, for the one line that is printed and for tests. */
type Groups = ReturnType<typeof readGroups>;

export interface Result {
  operations: number;
  printerOperations: number;
  controlOperations: number;
  schemas: number;
  messages: number;
  /** all that programs load */
  files: Record<string, string>;
  /** Returns types.ts. It takes longest, and only the compiler reads it: programs can start meanwhile. */
  emitTypes: () => Promise<string>;
}

/** Writes into schemas what other files say: the values of enumerations and the limits of texts. */
function fillIn(document: unknown, groups: Groups, areas: readonly string[], problems: Problems): void {
  fillEnums(document, { 'permissions.yaml': groups.map(([name]) => name), 'screens.yaml': areas }, problems);
  fillTextLimits(document, problems);
}

/** Returns the schemas of a contract as its published documents have them. */
export function readFullSchemas(root: string, problems: Problems): Record<string, JsonObject> {
  const { schemas, permissions } = readSources(root, problems);
  const groups = readGroups(permissions, problems);
  fillIn(schemas, groups, listAreas(readScreens(root, groups, problems)), problems);
  return schemas;
}

/**
 * Translates the whole contract. Nothing is written; see `write`.
 * @throws ContractError with every problem of every file, one line each.
 */
export async function translate(root: string): Promise<Result> {
  const problems = new Problems();
  const sources = readSources(root, problems);
  problems.throwIfAny();
  const composed = composeHttp(root, problems);
  problems.throwIfAny();
  const [http, asyncapi, printers] = await Promise.all([
    bundleDocument(root, HTTP, problems, composed),
    bundleDocument(root, 'realtime/asyncapi.yaml', problems),
    bundleDocument(root, 'printers/openapi.yaml', problems),
  ]);
  problems.throwIfAny();

  const catalogue = readCatalogue(sources.errors, problems);
  const groups = readGroups(sources.permissions, problems);
  const screens = readScreens(root, groups, problems);
  const areas = listAreas(screens);
  Object.assign(sources.constants, readTextLimits(sources.schemas, problems));
  for (const document of [sources.schemas, http, asyncapi, printers]) fillIn(document, groups, areas, problems);
  if (http) fillSamples(http, problems);
  for (const document of [sources.schemas, asyncapi, printers]) removeSamples(document);
  const finish = (document: JsonObject | undefined): Operation[] => {
    if (!document) return [];
    const operations = readOperations(document, problems);
    for (const operation of operations) {
      shareExamples(operation);
      if (document === http) addImpliedErrors(operation, catalogue);
      addErrorResponses(document, operation, catalogue, problems);
      if (document === http) addImpliedHeaders(operation, document);
      for (const { area, action, and = action } of operation.permission) {
        for (const right of new Set([action, and]))
          if (!groups.some(([name, { actions }]) => name === area && actions.includes(right)))
            problems.add(
              `${operation.method} ${operation.path}`,
              `x-permission names ${area}/${right}, which is not in permissions.yaml`,
            );
      }
    }
    if (operations.some(({ errors }) => errors.length > 0)) addErrorSchemas(document, sources, problems);
    return operations;
  };
  const operations = finish(http);
  checkInputErrors(operations, catalogue, problems);
  const printerOperations = finish(printers);

  const reports = await readReports(root, problems);
  limitToReports(operations, reports, problems);
  const full = withAllSchemas(http ?? EMPTY, sources);
  const files: Record<string, string> = {
    'errors.ts': emitErrors(catalogue),
    'constants.ts': emitConstants(sources, problems),
    'permissions.ts': emitPermissions(sources, problems),
    ...emitScreens(screens, areas),
    'reports.ts': emitReports(reports),
    'errors-ms.ts': emitMalayErrors(catalogue),
    'operations.ts': emitOperations(full, operations),
    'operation-meta.ts': emitOperationMeta(full, operations, problems),
    'validators.ts': emitValidators(full, sources.schemas, operations, printerOperations, problems),
  };
  const realtime = emitRealtime(asyncapi ?? {}, problems);
  files['realtime.ts'] = realtime.text;
  problems.throwIfAny();
  files['verdicts.ts'] = emitVerdicts(full, sources.schemas, operations, printerOperations);
  files['printers.ts'] = await emitPrinters(printers ?? EMPTY, printerOperations, problems);
  problems.throwIfAny();
  if (http) files['arazzo.json'] = `${JSON.stringify(emitArazzo(http, operations, problems), null, 1)}\n`;
  if (http) publishReports(http, reports, sources.schemas, problems);
  for (const [file, document] of [
    ['openapi.json', http],
    ['asyncapi.json', asyncapi],
    ['printers.json', printers],
  ] as const) {
    if (!document) continue;
    publishOptions(document, sources.schemas, problems);
    publishErrorCodes(document, catalogue);
    files[file] = `${JSON.stringify(document, null, 1)}\n`;
  }
  if (composed) files['openapi-source.json'] = moveToGenerated(composed);
  const control = await translateControl(
    root,
    problems,
    (document) => fillIn(document, groups, areas, problems),
    (document) => publishOptions(document, sources.schemas, problems),
  );
  problems.throwIfAny();
  return {
    operations: operations.length,
    printerOperations: printerOperations.length,
    schemas: Object.keys(sources.schemas).length,
    controlOperations: control.operations,
    messages: realtime.messages,
    files: { ...files, ...control.files },
    emitTypes: () => emitTypes(full, operations, Object.keys(sources.schemas)),
  };
}

const EMPTY: JsonObject = { openapi: '3.1.0', info: { title: 'Nothing yet', version: '0' }, paths: {} };

/** A clone in which every file of schemas/ is a component, used or not. */
function withAllSchemas(document: JsonObject, { schemas }: Sources): JsonObject {
  const clone = structuredClone(document);
  const components = isObject(clone['components']) ? clone['components'] : {};
  clone['components'] = {
    ...components,
    schemas: { ...(isObject(components['schemas']) ? components['schemas'] : {}), ...structuredClone(schemas) },
  };
  return clone;
}

/** The body of a refusal, which no YAML of a path mentions. */
function addErrorSchemas(document: JsonObject, { schemas }: Sources, problems: Problems): void {
  const components = isObject(document['components']) ? document['components'] : {};
  const held = isObject(components['schemas']) ? components['schemas'] : {};
  document['components'] = { ...components, schemas: held };
  const add = (name: string): void => {
    if (held[name] !== undefined) return;
    const schema = schemas[name];
    if (!schema) return problems.add('schemas', `${name}.yaml is missing; refusals need it`);
    held[name] = structuredClone(schema);
    for (const match of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) add(match[1]!);
  };
  add('ErrorBody');
}

/** Writes the modules that have changed, each in one step, so that a reader never sees half a file. */
export function write({ out }: Pick<Places, 'out'>, files: Record<string, string>): void {
  mkdirSync(out, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(out, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    const temporary = join(out, `.${file}.${process.pid}`);
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  }
}
