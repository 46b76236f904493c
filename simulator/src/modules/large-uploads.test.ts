import type { OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';

/** Above the file limit, and above an earlier limit of the upload schema. */
const SIZES = [5_000_001, 5_300_000, 7_000_000];

const getFile = (head: string, bytes: number): string => btoa(head.padEnd(bytes, 'x'));
const PNG_HEAD = '\x89PNG\r\n\x1a\n';

const UPLOADS: readonly [id: OperationId, words: string, body: (bytes: number) => object][] = [
  ['uploadPackageImage', 'Image must be below 5MB.', (bytes) => ({ img: getFile(PNG_HEAD, bytes), package_id: 1 })],
  ['uploadFoodImage', 'Image must be below 5MB.', (bytes) => ({ img: getFile(PNG_HEAD, bytes), food_id: 1 })],
  ['uploadPopupImage', 'Image must be below 5MB.', (bytes) => ({ img: getFile(PNG_HEAD, bytes) })],
  ['uploadUserPicture', 'Image must be below 5MB.', (bytes) => ({ img: getFile(PNG_HEAD, bytes), user_id: 5 })],
  [
    'uploadAgentDoc',
    'File must be below 5MB.',
    (bytes) => ({ doc: getFile('%PDF-1.7', bytes), agent_id: 9, type: 'ssm' }),
  ],
];

describe.each(UPLOADS)('%s', (id, words, body) => {
  test.each(SIZES)('a file of %i bytes is refused with the documented text', async (bytes) => {
    const manager = await createTestSimulator().as('manager');
    const refusal = await manager.refused(id, { body: body(bytes) });
    expect(refusal.body.message).toBe(words);
    expect(refusal.status).toBe(422);
  });
});
