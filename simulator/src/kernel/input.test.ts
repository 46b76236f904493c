import { OPERATION_META } from '@muara/contract/operation-meta';
import { expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { readQuery } from './input.ts';

test('an unlisted query parameter does not reach the handler', () => {
  const search = 'page=1&search[]=a&search=b&__proto__[page]=9&constructor=x';
  expect(readQuery(OPERATION_META.setPopupActive, search)).toEqual({ page: 1 });
});

test('a list ignores an unlisted parameter of another type', async () => {
  const manager = await createTestSimulator().as('manager');
  const response = await manager.fetch('/api/popup/active?search[]=a&search=b', {
    method: 'POST',
    body: JSON.stringify({ id: 1, active: 0 }),
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, await response.json()]).toMatchObject([200, { data: expect.any(Array) }]);
});
