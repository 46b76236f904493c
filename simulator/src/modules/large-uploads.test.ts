import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { SAMPLES } from '../../testing/samples/index.ts';

/** Above the file limit, and above an earlier limit of the upload schema. */
const SIZES = [5_000_001, 5_300_000, 7_000_000];

const KINDS = [
  { type: 'data:image/', head: '\x89PNG\r\n\x1a\n', words: 'Image must be below 5MB.' },
  { type: 'data:application/pdf', head: '%PDF-1.7', words: 'File must be below 5MB.' },
];

/** Every operation whose example in the contract has a file in a field. */
const UPLOADS = OPERATION_IDS.flatMap((id) =>
  Object.entries(SAMPLES[id].body ?? {}).flatMap(([field, value]) =>
    KINDS.filter(({ type }) => String(value).startsWith(type)).map(({ head, words }) => ({ id, field, head, words })),
  ),
);

test('the uploads of the contract have a file in their example', () => {
  const named = OPERATION_IDS.filter((id) => id.startsWith('upload'));
  expect(UPLOADS.map(({ id }): OperationId => id)).toEqual(expect.arrayContaining(named));
});

describe.each(UPLOADS)('$id', ({ id, field, head, words }) => {
  test.each(SIZES)('a file of %i bytes is refused with the documented text', async (bytes) => {
    const superuser = await createTestSimulator().as('superuser');
    const body = { ...SAMPLES[id].body, [field]: btoa(head.padEnd(bytes, 'x')) };
    const refusal = await superuser.refused(id, { body });
    expect(refusal.body.message).toBe(words);
    expect(refusal.status).toBe(422);
  });
});
