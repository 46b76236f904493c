import type { OperationId } from '@muara/contract/operations';
import { SAMPLES } from '../../simulator/testing/samples/index.ts';
import type { Random } from '../../simulator/src/world/random.ts';
import type { Input } from './call.ts';
import { bodySchemaOf, parametersOf, sampleOf } from './contract.ts';
import type { Dictionary } from './dictionary.ts';

/** Inputs that an operation has accepted, to start from again. */
export type Corpus = Map<OperationId, Input[]>;

/** How often a sample, a body out of the schema, or a body that was accepted before is the start. */
const FROM_CORPUS = 0.35;
const FROM_SCHEMA = 0.15;
const FROM_WORLD = 0.6;

/**
 * Returns an input that an operation mostly takes: a sample or a schema's value, with ids that the
 * world knows.
 */
export function validInput(id: OperationId, random: Random, dictionary: Dictionary, corpus: Corpus): Input {
  const accepted = corpus.get(id) ?? [];
  const sample = SAMPLES[id] as Partial<Input>;
  if (accepted.length > 0 && random.chance(FROM_CORPUS)) return structuredClone(random.pick(accepted));
  const input: Input = structuredClone({ params: sample.params ?? {}, query: sample.query ?? {}, body: sample.body });
  const schema = bodySchemaOf(id);
  if (schema && (input.body === undefined || random.chance(FROM_SCHEMA)))
    input.body = sampleOf(schema, random.int(1, 400));
  for (const { name, schema: type, example } of parametersOf(id, 'path'))
    input.params[name] ??= example ?? sampleOf(type, random.int(1, 400));
  for (const { name, schema: type } of parametersOf(id, 'query'))
    if (random.chance(0.25)) input.query[name] ??= sampleOf(type, random.int(1, 400));
  fillIn(id, input.params, random, dictionary);
  fillIn(id, input.query, random, dictionary);
  fillIn(id, input.body, random, dictionary);
  if (isRecord(input.body) && '_' in input.body) input.body['_'] = `fuzz-${random.token(6)}`;
  return input;
}

/** Puts values of the world in the place of those of the sample that are named like them. */
function fillIn(id: OperationId, record: unknown, random: Random, dictionary: Dictionary): void {
  if (!isRecord(record)) return;
  for (const [name, value] of Object.entries(record)) {
    const isName = typeof value === 'number' || typeof value === 'string';
    if (isName && !/(?:^|_)(?:id|code|img|file)$|^job_id$|^date$/.test(name)) continue;
    const isList = Array.isArray(value) && name.endsWith('_ids');
    if (!(isName || isList) || !random.chance(FROM_WORLD)) continue;
    const known = dictionary.pick(id, name, random);
    if (known !== undefined && (isList || typeof known === typeof value)) record[name] = isList ? [known] : known;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
