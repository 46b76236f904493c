import type { OperationId } from '@muara/contract/operations';
import type { Random } from '../../simulator/src/world/random.ts';
import type { Input } from './call.ts';
import { bodySchemaOf, limitsOf, parametersOf, propertiesOf } from './contract.ts';
import { hostileText, hostileValue, PROTOTYPE_KEYS } from './hostile.ts';
import { isRecord } from './valid-input.ts';

interface Place {
  parent: Record<string, unknown>;
  key: string;
  path: string;
}

/** Changes a valid input in one place. Returns what was changed, in words for the report. */
export function mutateInput(id: OperationId, input: Input, random: Random): string {
  const places = [
    ...placesIn(input.params, 'path'),
    ...placesIn(input.query, 'query'),
    ...placesIn(input.body, 'body'),
  ];
  const kind = random.weighted([
    ['limit', 4],
    ['replace', 4],
    ['drop', 2],
    ['add', 1.5],
    ['whole', 0.5],
    ['extra parameter', 1],
  ] as const);
  if (kind === 'limit') return atLimit(id, input, random) ?? 'nothing';
  if (kind === 'whole' && input.body !== undefined) {
    input.body = hostileValue(random);
    return 'the whole body';
  }
  if (kind === 'extra parameter') return extraParameter(id, input, random);
  if (places.length === 0) return 'nothing';
  const { parent, key, path } = random.pick(places);
  if (kind === 'drop') {
    if (!path.startsWith('path')) delete parent[key];
    return `${path} dropped`;
  }
  if (kind === 'add') {
    const target = isRecord(parent[key]) ? parent[key] : parent;
    if (path.startsWith('path') || Array.isArray(target)) return 'nothing';
    const name = random.chance(0.6) ? random.pick(PROTOTYPE_KEYS) : hostileText(random);
    Object.defineProperty(target, name, {
      value: hostileValue(random),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return `${path} with one more key`;
  }
  parent[key] = path.startsWith('body') ? hostileValue(random) : hostileText(random);
  return `${path} replaced`;
}

/** Puts a value at a limit of its schema, or one step beyond it, into the body, path or query. */
function atLimit(id: OperationId, input: Input, random: Random): string | undefined {
  const properties = isRecord(input.body) ? Object.entries(propertiesOf(bodySchemaOf(id))) : [];
  const candidates: (readonly [Record<string, unknown>, string, unknown, string])[] = [
    ...properties.map(
      ([name, schema]) => [input.body as Record<string, unknown>, name, schema, `body.${name}`] as const,
    ),
    ...parametersOf(id, 'query').map(({ name, schema }) => [input.query, name, schema, `query.${name}`] as const),
    ...parametersOf(id, 'path').map(({ name, schema }) => [input.params, name, schema, `path.${name}`] as const),
  ];
  if (candidates.length === 0) return undefined;
  const [target, name, schema, path] = random.pick(candidates);
  if (!isRecord(schema)) return undefined;
  const limits = limitsOf(schema);
  target[name] = limits.length > 0 ? random.pick(limits) : hostileValue(random);
  return `${path} at a limit`;
}

function extraParameter(id: OperationId, input: Input, random: Random): string {
  const named = parametersOf(id, 'query');
  const name = named.length > 0 && random.chance(0.7) ? random.pick(named).name : hostileText(random);
  Object.defineProperty(input.query, name, {
    value: hostileText(random),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return `query.${name} added`;
}

function* placesIn(value: unknown, path: string, depth = 0): Generator<Place> {
  if (typeof value !== 'object' || value === null || depth > 5) return;
  for (const [key, inside] of Object.entries(value)) {
    yield { parent: value as Record<string, unknown>, key, path: `${path}.${key}` };
    yield* placesIn(inside, `${path}.${key}`, depth + 1);
  }
}
