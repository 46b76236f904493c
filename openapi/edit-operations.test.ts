import { expect, test } from 'vitest';
import openapi from './generated/openapi.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}
interface Operation {
  operationId: string;
  'x-errors': string[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Commands that need no check of what the caller has seen: each sets one value that the caller names. */
const SINGLE_VALUES: Record<string, string> = {
  setOnline: 'Switches to the state that the caller names.',
  setPopupActive: 'Switches to the state that the caller names.',
  editDepartureDate: 'Moves a ticket to the date and slot that the caller names.',
  editExpiryDate: 'Sets the date that the caller names.',
  editMyTicketEmail: 'Sets the address that the caller names.',
};

const operations = Object.values(openapi.paths as object)
  .flatMap((path: object) => Object.values(path) as Operation[])
  .filter(({ operationId }) => /^(edit|save|set|change|update)[A-Z]/.test(operationId ?? ''));

function propertiesOf({ $ref, properties = {}, allOf = [] }: Schema): string[] {
  const name = $ref?.split('/').at(-1);
  const target = name === undefined ? [] : propertiesOf((openapi.components.schemas as Record<string, Schema>)[name]!);
  return [...target, ...Object.keys(properties), ...allOf.flatMap(propertiesOf)];
}

function isGuarded({ 'x-errors': errors, requestBody }: Operation): boolean {
  const bodies = Object.values(requestBody?.content ?? {});
  return (
    (errors.includes('record_changed') || errors.includes('settings_changed')) &&
    bodies.length > 0 &&
    bodies.every(({ schema }) => propertiesOf(schema).includes('updated_at'))
  );
}

test('every operation that saves a form takes updated_at and refuses a form that is out of date', () => {
  const unguarded = operations.filter((operation) => !isGuarded(operation)).map(({ operationId }) => operationId);
  expect(unguarded.sort()).toEqual(Object.keys(SINGLE_VALUES).sort());
  expect(operations.length).toBeGreaterThan(Object.keys(SINGLE_VALUES).length + 10);
});

/** Fields of an edit that its create schema has too, with another meaning. */
const REPEATED: Record<string, string[]> = {
  // Blank keeps the old one; a new user needs one.
  UserEdit: ['password'],
};

test('an edit schema refers to the fields of its form and writes none of them out', () => {
  const schemas = openapi.components.schemas as unknown as Record<string, Schema & { 'x-partial'?: boolean }>;
  const edits = Object.entries(schemas).filter(([, schema]) => schema['x-partial']);
  const repeated = edits.map(([name, { properties = {}, allOf = [] }]) => {
    const own = [{ properties }, ...allOf.filter(({ $ref }) => !$ref)].flatMap(propertiesOf);
    const form = propertiesOf({ $ref: name.replace(/Edit$/, 'Create') });
    return [name, own.filter((field) => form.includes(field))] as const;
  });
  expect(edits.length).toBeGreaterThanOrEqual(10);
  expect(Object.fromEntries(repeated.filter(([, fields]) => fields.length > 0))).toEqual(REPEATED);
});
