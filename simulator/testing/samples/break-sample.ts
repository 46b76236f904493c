import { OPERATION_META } from '@muara/contract/operation-meta';
import type { OperationId } from '@muara/contract/operations';
import { findBodySchema, flattenSchema, listParameters, type Schema } from '../contract-document.ts';
import type { CallInput } from '../request.ts';

/** An input that its operation refuses, and the field that the refusal names. */
interface BrokenInput {
  what: string;
  field: string;
  input: object;
}

type Part = 'params' | 'query' | 'body';

interface Field {
  part: Part;
  /** Whether it is sent as text, also when its type is a number or a boolean. */
  isText: boolean;
  name: string;
  schema: Schema;
  required: boolean;
}

/** Returns the fields of an operation: of its body, its query and its path. */
function listFields(id: OperationId): Field[] {
  const bodySchema = findBodySchema(id);
  const { properties = {}, required = [] } = bodySchema ? flattenSchema(bodySchema) : {};
  const isText = !(OPERATION_META[id].contentTypes as readonly string[]).includes('application/json');
  const inBody = Object.entries(properties).map(([name, schema]): Field => {
    return { part: 'body', isText, name, schema: flattenSchema(schema), required: required.includes(name) };
  });
  const inAddress = (['query', 'path'] as const).flatMap((place) =>
    listParameters(id, place).map(({ name, schema, required: isRequired = false }): Field => {
      const part = place === 'path' ? 'params' : 'query';
      return { part, isText: true, name, schema: flattenSchema(schema), required: isRequired };
    }),
  );
  return [...inBody, ...inAddress];
}

const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

/** Ways to break a field; undefined where its schema has no such limit. */
const BREAKS: Record<string, (field: Field) => { value: unknown } | undefined> = {
  'left out': ({ part, required }) => (required && part !== 'params' ? { value: undefined } : undefined),
  'of another type': ({ isText, schema }) => {
    if (!isText) return typesOf(schema).includes('object') ? undefined : { value: { a: 1 } };
    return typesOf(schema).some((type) => type === 'integer' || type === 'number') ? { value: 'one' } : undefined;
  },
  'below its minimum': ({ schema: { minimum } }) => (minimum === undefined ? undefined : { value: minimum - 1 }),
  'between two steps': ({ schema }) =>
    typesOf(schema).includes('integer') || schema.multipleOf !== undefined
      ? { value: (schema.minimum ?? 0) + 0.005 }
      : undefined,
  'none of its choices': ({ schema }) =>
    schema.enum && schema['x-options'] === undefined ? { value: 'no-such-choice' } : undefined,
  'of another pattern': ({ schema: { pattern, format } }) => {
    if (format === 'date') return { value: '2026-02-30' };
    return (pattern ?? format) === undefined ? undefined : { value: '../secret' };
  },
  'too short': ({ part, schema: { minLength = 0 } }) =>
    minLength > 0 && part !== 'params' ? { value: '' } : undefined,
  'too long': ({ schema: { maxLength } }) =>
    maxLength === undefined || maxLength > 1000 ? undefined : { value: 'x'.repeat(maxLength + 1) },
};

/** Returns an input with another value in one place; without the place when the value is undefined. */
function setField(input: Partial<Record<Part, object>>, { part, name }: Field, value: unknown): object {
  const rest = Object.entries(input[part] ?? {}).filter(([key]) => key !== name);
  return { ...input, [part]: Object.fromEntries(value === undefined ? rest : [...rest, [name, value]]) };
}

/** Returns an operation's sample with one field broken: the first field that each way can break. */
export function breakSample<K extends OperationId>(id: K, sample: CallInput<K>): BrokenInput[] {
  const fields = listFields(id);
  return Object.entries(BREAKS).flatMap(([what, breakField]) => {
    for (const field of fields) {
      const broken = breakField(field);
      if (broken) return [{ what, field: field.name, input: setField(sample, field, broken.value) }];
    }
    return [];
  });
}
