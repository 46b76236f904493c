import { describe, expect, it } from 'vitest';
import { keptAttempt } from './kept-attempt.ts';

function storage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

describe('the checkout without an answer', () => {
  it('is there after a reload, on its own platform, until it is answered', () => {
    const tab = storage();
    const attempt = { nonce: 'n1', order: '{}' };
    keptAttempt.keep(tab, 'web_app', attempt);
    expect(keptAttempt.read(tab, 'web_app')).toEqual(attempt);
    expect(keptAttempt.read(tab, 'agent_dashboard')).toBeNull();
    keptAttempt.keep(tab, 'web_app', null);
    expect(keptAttempt.read(tab, 'web_app')).toBeNull();
  });

  it.each(['', 'null', '{}', '{"nonce":1,"order":"x"}', 'not json'])('%j is none', (kept) => {
    expect(keptAttempt.read(storage({ 'muara.sale.web_app.attempt': kept }), 'web_app')).toBeNull();
  });

  it('storage that refuses costs nothing but the memory of it', () => {
    const broken = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    expect(() => keptAttempt.keep(broken, 'web_app', { nonce: 'n', order: 'o' })).not.toThrow();
    expect(keptAttempt.read(broken, 'web_app')).toBeNull();
  });
});
