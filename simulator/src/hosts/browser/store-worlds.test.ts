import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { restoreWorlds, storeWorlds, type Keep } from './store-worlds.ts';

function createKeep(limit = Infinity): Keep & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text;
    },
    setItem(_key, text) {
      if (text.length > limit) throw new Error('QuotaExceededError');
      this.text = text;
    },
    removeItem() {
      this.text = null;
    },
  };
}

function getTab({ simulator }: TestSimulator, keep: Keep) {
  const warnings: string[] = [];
  return { worlds: simulator.worlds, keep, onWarning: (text: string) => void warnings.push(text), warnings };
}

describe('the worlds of a tab', () => {
  test('survive a reload, including sessions', async () => {
    const keep = createKeep();
    const before = createTestSimulator({ tickets: 50 });
    const { token } = await before.as('cashier');
    storeWorlds(getTab(before, keep));

    const after = createTestSimulator({ tickets: 50 });
    const tab = getTab(after, keep);
    restoreWorlds(tab);
    const answer = await after.fetch('/api/authenticate', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(tab.warnings).toEqual([]);
    expect(keep.text).toBeNull();
  });

  test('start over with a warning when they exceed the tab’s storage', async () => {
    const keep = createKeep(1_000);
    const before = createTestSimulator({ tickets: 50 });
    await before.as('cashier');
    const tab = getTab(before, keep);
    storeWorlds(tab);
    expect(keep.text).toBeNull();
    expect(tab.warnings).toEqual(['Could not store the worlds: Error: QuotaExceededError']);
  });

  test.each([
    ['{"default":', 'JSON'],
    ['{"default":{"format":1}}', 'format is not'],
    ['{"No Name":{}}', 'No Name names no world'],
  ])('start over when %s was stored', (text, problem) => {
    const keep = createKeep();
    keep.setItem('', text);
    const after = createTestSimulator({ tickets: 50 });
    const tab = getTab(after, keep);
    restoreWorlds(tab);
    expect(tab.warnings).toEqual([expect.stringContaining(problem)]);
    expect(after.world.tickets).toBe(50);
  });
});
