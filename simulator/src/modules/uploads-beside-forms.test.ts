import type { Revision } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../testing/index.ts';
import { PDF } from '../../testing/samples/partners.ts';
import { PNG } from '../../testing/samples/people.ts';

interface UploadCase {
  name: string;
  /** When the record was last saved. */
  read(caller: TestCaller): Promise<string | null>;
  save(caller: TestCaller, updatedAt: string): Parameters<TestCaller['refused']>;
  upload(caller: TestCaller): Promise<Revision>;
  remove(caller: TestCaller): Promise<Revision>;
}

const CASES: UploadCase[] = [
  {
    name: 'package',
    read: async (caller) => (await caller.call('getPackage', { params: { id: 1 } })).updated_at,
    save: (_, updated_at) => ['editPackage', { body: { id: 1, imgs: ['package-1.jpg'], updated_at } }],
    upload: (caller) => caller.call('uploadPackageImage', { body: { img: PNG, package_id: 1 } }),
    remove: async (caller) => {
      const { imgs } = await caller.call('getPackage', { params: { id: 1 } });
      return caller.call('deletePackageImage', { params: { id: 1, img: imgs.at(-1) ?? '' } });
    },
  },
  {
    name: 'menu',
    read: async (caller) => (await caller.call('getFood', { params: { id: 1 } })).updated_at,
    save: (_, updated_at) => ['editFood', { body: { id: 1, imgs: ['food-1.jpg'], updated_at } }],
    upload: (caller) => caller.call('uploadFoodImage', { body: { img: PNG, food_id: 1 } }),
    remove: async (caller) => {
      const { imgs = [] } = await caller.call('getFood', { params: { id: 1 } });
      return caller.call('deleteFoodImage', { params: { id: 1, img: imgs.at(-1) ?? '' } });
    },
  },
  {
    name: 'agent',
    read: async (caller) => (await caller.call('listAgents', { query: { id: 9 } })).data[0]?.updated_at ?? null,
    save: (_, updated_at) => ['editAgent', { body: { id: 9, name: 'Tan Boon Kiat', updated_at } }],
    upload: (caller) => caller.call('uploadAgentDoc', { body: { agent_id: 9, doc: PDF, type: 'ssm' } }),
    remove: (caller) => caller.call('deleteAgentDoc', { params: { id: 9, type: 'ssm' } }),
  },
];

describe.each(CASES)('a file of a $name', ({ read, save, upload, remove }) => {
  test('makes a form stale when it is uploaded or removed after filling', async () => {
    const sim = createTestSimulator();
    const [mine, theirs] = [await sim.as('manager'), await sim.as('admin')];
    for (const change of [upload, remove]) {
      const seen = (await read(mine)) ?? '';
      await change(theirs);
      const { code, body } = await mine.refused(...save(mine, seen));
      expect([code, body.message]).toEqual(['record_changed', 'Changed by Nadia Zulkifli in the meantime']);
    }
  });

  test('lets the form that sent it continue, but only from its own state', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = await read(manager);
    const first = await upload(manager);
    expect(first).toMatchObject({ previous_updated_at: before, updated_at: await read(manager) });
    const second = await upload(manager);
    expect(second.previous_updated_at).toBe(first.updated_at);
    expect(second.updated_at).not.toBe(first.updated_at);
    const [id, input] = save(manager, second.updated_at ?? '');
    await manager.call(id, input);
  });
});

test('a file of an unsaved record has no revision', async () => {
  const manager = await createTestSimulator().as('manager');
  const answer = await manager.call('uploadPackageImage', { body: { img: PNG } });
  expect(answer.updated_at).toBeUndefined();
});
