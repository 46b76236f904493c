import { BODY_MAX_BYTES } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { OPERATION_META, type OperationMeta } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../testing/index.ts';
import { acceptsObject } from '../../testing/contract-document.ts';
import { insider, samplePath } from '../../testing/samples/callers.ts';
import { FORMS, type Form } from '../../testing/samples/forms.ts';

/** Returns values that a field does not accept. */
function listWrongValues(schema: Form['fields'][string]): [name: string, value: unknown][] {
  return [...(acceptsObject(schema) ? [] : [['an object', { a: 1 }] as [string, unknown]]), ['a list of lists', [[1]]]];
}

/** Nearly as long as the operation accepts: longer texts are refused unread. */
const longText = (id: OperationId): string => {
  const { maxBody = BODY_MAX_BYTES }: OperationMeta = OPERATION_META[id];
  return 'x'.repeat(maxBody - 200_000);
};

/** Invalid bodies. */
const WRONG_BODIES: readonly [name: string, contentType: string | null, body: string][] = [
  ['nothing', null, ''],
  ['an empty JSON body', 'application/json', ''],
  ['null', 'application/json', 'null'],
  ['a list', 'application/json', '[]'],
  ['a text', 'application/json', '"name"'],
  ['a number', 'application/json', '42'],
  ['true', 'application/json', 'true'],
  ['an empty object', 'application/json', '{}'],
  ['half an object', 'application/json', '{"name": "Nurul", "use'],
  ['two objects', 'application/json', '{}{}'],
  ['a comma too many', 'application/json', '{"name": "Nurul",}'],
  ['single quotes', 'application/json', "{'name': 'Nurul'}"],
  ['not a number', 'application/json', '{"id": NaN}'],
  ['XML', 'application/xml', '<user/>'],
  ['plain text', 'text/plain', 'name=Nurul'],
  ['an empty form', 'application/x-www-form-urlencoded', ''],
  ['a form of strangers', 'application/x-www-form-urlencoded', '__proto__=1&constructor=2'],
  ['a form with a broken escape', 'application/x-www-form-urlencoded', '%E0%A4%A=%zz'],
  ['parts without a boundary', 'multipart/form-data', '--x'],
  ['a content type that is none', 'json', '{}'],
];

/** Returns the records of every table. Records are immutable: an identical object was not changed. */
function kept({ world: { tables } }: TestSimulator): (readonly unknown[])[] {
  return Object.values(tables).map((table: { all(): readonly unknown[] }) => table.all());
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((record, index) => record === other[index]);

/** Returns somebody who may call an operation. */
function findCaller(sim: TestSimulator, id: OperationId): Promise<TestCaller> | TestCaller {
  return (OPERATIONS[id].audience as readonly string[]).includes('public') ? sim : sim.as(insider(id));
}

/** Sends a body that the operation refuses, and checks that nothing has changed. */
async function expectRefused(
  id: OperationId,
  contentType: string | null,
  body: string,
): Promise<{ code: string; field?: string }> {
  const sim = createTestSimulator();
  const caller = await findCaller(sim, id);
  const before = kept(sim);
  const response = await caller.fetch(samplePath(id), {
    method: OPERATIONS[id].method,
    body,
    headers: contentType === null ? {} : { 'content-type': contentType },
  });
  const refusal = (await response.json()) as { code: string; message: string; field?: string };
  expect([400, 422], JSON.stringify(refusal)).toContain(response.status);
  expect(Object.keys(ERRORS)).toContain(refusal.code);
  expect(refusal.message).toMatch(/\S/);
  expect(OPERATION_META[id].errors as readonly string[]).toContain(refusal.code);
  expect(kept(sim).every((records, table) => isSame(records, before[table]!))).toBe(true);
  expect(sim.warnings).toEqual([]);
  return refusal;
}

describe.each(FORMS)('$id', ({ id, good, fields }) => {
  test.each(WRONG_BODIES)('refuses %s', async (_name, contentType, body) => {
    await expectRefused(id, contentType, body);
  });

  const wrong = Object.entries(fields).flatMap(([field, schema], place) =>
    // An oversized text is slow to process and the same for all fields.
    [...listWrongValues(schema), ...(place === 0 ? [['a text of the most bytes', longText(id)] as const] : [])].map(
      ([name, value]) => [field, name, value] as const,
    ),
  );
  test.each(wrong)('refuses %s as %s, and names the field', async (field, _name, value) => {
    const refusal = await expectRefused(id, 'application/json', JSON.stringify({ ...good, [field]: value }));
    // The refusal may name the invalid part of a field.
    if ((OPERATION_META[id].contentTypes as readonly string[]).includes('application/json'))
      expect(refusal.field?.split('.')[0]).toBe(field);
  });
});
