import { bundleDocument } from './bundle.ts';
import { composeHttp, CONTROL } from './compose.ts';
import { readOperations, type Operation } from './contract.ts';
import { entry, metaEntries } from './emit-operations.ts';
import { operationType, typesOf } from './emit-types.ts';
import { isOptional, operationParts } from './emit-verdicts.ts';
import { emitZod } from './emit-zod.ts';
import { addErrorResponses } from './error-responses.ts';
import { readCatalogue, type CatalogueEntry } from './errors.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { fillSamples } from './samples.ts';
import { Untranslatable } from './schema.ts';
import { readYaml } from './sources.ts';
import { BANNER, property, table } from './text.ts';

type Catalogue = Record<string, CatalogueEntry>;

/** The body of a refusal of the control plane. */
const REFUSAL = 'ControlRefusal';

/**
 * Translates the contract of the simulator's control plane, as the operator's own is translated.
 * It is in control/; a contract without one has no files.
 *
 * @param prepare fills in what schemas take from other files
 * @param publish changes the document for its readers, once types and validators are made
 */
export async function translateControl(
  root: string,
  problems: Problems,
  prepare: (document: JsonObject) => void,
  publish: (document: JsonObject) => void,
): Promise<{ operations: number; files: Record<string, string> }> {
  const composed = composeHttp(root, problems, CONTROL);
  const document = composed && (await bundleDocument(root, CONTROL, problems, composed));
  if (!document) return { operations: 0, files: {} };
  prepare(document);
  fillSamples(document, problems);
  const catalogue = readControlCatalogue(root, problems);
  const operations = readOperations(document, problems);
  for (const operation of operations) {
    addImplied(operation);
    addErrorResponses(document, operation, catalogue, problems, REFUSAL);
  }
  problems.throwIfAny();
  const modules = {
    'control.ts': await emitControl(document, operations, catalogue, problems),
    'control-validators.ts': emitControlValidators(document, operations, problems),
  };
  publish(document);
  problems.throwIfAny();
  const files = { ...modules, 'control.json': `${JSON.stringify(document, null, 1)}\n` };
  return { operations: operations.length, files };
}

/** Reads control/errors.yaml. Its messages are in English only: they are for people who test. */
function readControlCatalogue(root: string, problems: Problems): Catalogue {
  const entries = Object.entries(readYaml(root, 'control/errors.yaml', problems)).map(([code, entry]) => {
    const message = isObject(entry) ? entry['message'] : undefined;
    return [code, isObject(entry) ? { ...entry, message: { en: message, ms: message } } : entry] as const;
  });
  return readCatalogue(Object.fromEntries(entries), problems);
}

/** Adds the refusals that follow from the kind of an operation, so that no author has to list them. */
function addImplied({ errors, path, parameters, body, command }: Operation): void {
  const inWorld = path.includes('{name}');
  const implied = [
    'forbidden',
    (parameters.length > 0 || body) && 'invalid',
    inWorld && 'world_not_found',
    inWorld && command && 'too_many_worlds',
    ...(body ? ['malformed', 'too_large'] : []),
    (body ?? command) && 'not_json',
  ];
  for (const code of implied) if (code && !errors.includes(code)) errors.push(code);
}

/** control.ts: types, errors and operation tables of the control plane. */
async function emitControl(
  document: JsonObject,
  operations: Operation[],
  catalogue: Catalogue,
  problems: Problems,
): Promise<string> {
  const rows = operations.map((operation) => `  ${property(operation.id)}: ${operationType(operation)};\n`);
  const schemas = schemasOf(document);
  return [
    BANNER,
    "import type { OperationMeta } from './operation-meta.ts';\nimport type { OperationEntry } from './operations.ts';\nimport type { BinaryAnswer, NoFields } from './types.ts';\n\n",
    await typesOf(document),
    '\n',
    ...Object.keys(schemas).map((name) => `export type ${name} = components['schemas'][${JSON.stringify(name)}];\n`),
    '\n/** What goes into and comes out of each operation of the control plane. */\n',
    `export interface ControlOperationMap {\n${rows.join('')}}\n\nexport type ControlOperationId = keyof ControlOperationMap;\n\n`,
    '/** Every code that the control plane refuses with. */\n',
    table(
      'CONTROL_ERRORS',
      Object.entries(catalogue).map(([code, { status, message, when }]) => [code, { status, message, when }] as const),
      ' as const satisfies Record<string, { status: number; message: string; when: string }>',
    ),
    '\nexport type ControlErrorCode = keyof typeof CONTROL_ERRORS;\n\n',
    table(
      'CONTROL_OPERATIONS',
      operations.map((operation) => [operation.id, entry(document, operation)] as const),
      ' as const satisfies Record<ControlOperationId, OperationEntry>',
    ),
    "\nexport type ControlOperationMeta = Omit<OperationMeta, 'errors'> & { errors: readonly ControlErrorCode[] };\n\n",
    table(
      'CONTROL_OPERATION_META',
      metaEntries(document, operations, problems).map(
        ([id, meta]) => [id, { ...(meta as object), takesIdempotencyKey: false }] as const,
      ),
      ' as const satisfies Record<ControlOperationId, ControlOperationMeta>',
    ),
    '\nexport type { BinaryAnswer, NoFields };\n',
  ].join('');
}

const VALIDATORS_HEAD = `import * as z from 'zod/mini';
import { all, lazily, list, number, one, present, size, tagged, text, type Type } from '../checks.ts';
import type { ControlOperationMap } from './control.ts';
import type { Validators } from './validators.ts';

// Zod types are made at first use: nothing is built when this module loads.
`;

/** control-validators.ts: a Zod type for every part of every operation. */
function emitControlValidators(document: JsonObject, operations: Operation[], problems: Problems): string {
  const emit = (schema: unknown, where: string): string => {
    try {
      return emitZod(schema, document, where);
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error;
      const [place, ...what] = error.message.split(': ');
      problems.add(place!, what.join(': '));
      return 'z.never()';
    }
  };
  const schemas = Object.entries(schemasOf(document)).map(
    ([name, schema]) => `  ${name}: (): Type => ${emit(schema, `control/${name}#`)},\n`,
  );
  const parts = operations.map((operation) => {
    const types = operationParts(operation).map(([part, schema]) => {
      const code = emit(schema, `${operation.method} ${operation.path} ${part}#`);
      return `${part}: (): Type => ${isOptional(operation, part) ? `z.optional(${code})` : code}`;
    });
    return `  ${property(operation.id)}: lazily({ ${types.join(', ')} }),\n`;
  });
  const body = [
    `\nconst plain: Record<string, Type> = lazily({\n${schemas.join('')}});\n`,
    '\n/** By operation of the control plane: what it takes and what it returns. */\n',
    `export const controlValidators: Validators<ControlOperationMap> = {\n${parts.join('')}};\n`,
  ].join('');
  return [BANNER, VALIDATORS_HEAD, body].join('');
}

function schemasOf(document: JsonObject): JsonObject {
  const components = isObject(document['components']) ? document['components'] : {};
  return isObject(components['schemas']) ? components['schemas'] : {};
}
