import { beforeEach, describe, expect, it } from 'vitest';
import { attemptOf, forgetAttempt } from './saved-attempt.ts';

/**
 * The storage of a tab.
 * A new one simulates a reload only with a new module, so kinds differ per test.
 */
function memory(part: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...part,
  } as Storage;
}

describe('attemptOf', () => {
  let kind = '';
  let turn = 0;
  beforeEach(() => {
    kind = `test-${(turn += 1)}`;
  });

  it('keeps the nonce of an order that was not answered', () => {
    const storage = memory();
    const first = attemptOf(kind, { amount: 75 }, storage);
    const again = attemptOf(kind, { amount: 75 }, storage);
    expect(again).toEqual(first);
  });

  it('finds the unanswered attempt of a tab that was reloaded', () => {
    const storage = memory();
    const attempt = attemptOf(kind, { amount: 75 }, storage);
    const reloaded = memory();
    reloaded.setItem('muara.sale.attempt.other', storage.getItem(`muara.sale.attempt.${kind}`)!);
    expect(attemptOf('other', { amount: 75 }, reloaded)).toEqual(attempt);
  });

  it('draws another nonce for another order, and after an answer', () => {
    const storage = memory();
    const first = attemptOf(kind, { amount: 75 }, storage).nonce;
    const other = attemptOf(kind, { amount: 60 }, storage).nonce;
    forgetAttempt(kind, storage);
    const next = attemptOf(kind, { amount: 60 }, storage);
    expect(new Set([first, other, next.nonce]).size).toBe(3);
  });

  it('works in memory where the tab keeps nothing', () => {
    const full = memory({
      setItem() {
        throw new Error('full');
      },
    });
    const attempt = attemptOf(kind, { amount: 75 }, full);
    expect(attemptOf(kind, { amount: 75 }, full)).toEqual(attempt);
  });

  it.each(['nonsense', '7', '{"nonce":1,"order":"x"}', 'null'])('takes %s in the storage for nothing', (text) => {
    const storage = memory();
    storage.setItem(`muara.sale.attempt.${kind}`, text);
    expect(attemptOf(kind, { amount: 75 }, storage).nonce).toMatch(/^[0-9a-f]{32}$/);
  });
});
