import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { restoreWorlds, storeWorlds, type Keep } from './store-worlds.ts';

function createKeep(stored?: unknown): Keep & { stored: unknown; isFull: boolean } {
  return {
    stored,
    isFull: false,
    async get() {
      return this.stored;
    },
    async set(worlds) {
      if (this.isFull) throw new Error('QuotaExceededError');
      this.stored = structuredClone(worlds);
    },
  };
}

function getTab({ simulator }: TestSimulator, keep: Keep) {
  const warnings: string[] = [];
  return { worlds: simulator.worlds, keep, onWarning: (text: string) => void warnings.push(text), warnings };
}

const isKnown = async (sim: TestSimulator, token: string): Promise<boolean> =>
  (await sim.fetch('/api/authenticate', { headers: { authorization: `Bearer ${token}` } })).status === 200;

describe('the worlds of a browser', () => {
  test('are there again after a restart, including sessions', async () => {
    const keep = createKeep();
    const before = createTestSimulator({ tickets: 50 });
    const { token } = await before.as('cashier');
    await storeWorlds(getTab(before, keep));

    const after = createTestSimulator({ tickets: 50 });
    const tab = getTab(after, keep);
    await restoreWorlds(tab);
    expect(await isKnown(after, token)).toBe(true);
    expect(after.world.incarnation, 'pages need not ask what became of their world').toBe(before.world.incarnation);
    expect(tab.warnings).toEqual([]);
  });

  test('keep their last stored state, with a warning, when there is no room for more', async () => {
    const keep = createKeep();
    const before = createTestSimulator({ tickets: 50 });
    const { token } = await before.as('cashier');
    await storeWorlds(getTab(before, keep));
    keep.isFull = true;
    const tab = getTab(before, keep);
    await storeWorlds(tab);
    expect(tab.warnings).toEqual(['Could not store the worlds: Error: QuotaExceededError']);

    const after = createTestSimulator({ tickets: 50 });
    await restoreWorlds(getTab(after, keep));
    expect(await isKnown(after, token)).toBe(true);
  });

  test.each([
    [{ default: { snapshot: { format: 1 } } }, 'format is not'],
    [{ 'No Name': {} }, 'No Name names no world'],
  ])('start over when %j was stored', async (stored, problem) => {
    const after = createTestSimulator({ tickets: 50 });
    const tab = getTab(after, createKeep(stored));
    await restoreWorlds(tab);
    expect(tab.warnings).toEqual([expect.stringContaining(problem)]);
    expect(after.world.tickets).toBe(50);
  });
});
