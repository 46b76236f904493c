import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './categories.ts';
import { draftOwner, keepDraft, readDraft } from './draft.ts';
import { catalogueWith, packageWith } from './fixtures.ts';
import { newSale, type Sale } from './sale.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const catalogue = catalogueWith();
const owner = draftOwner(7, catalogue.pos);
const sale: Sale = {
  ...newSale('2026-03-05'),
  step: 'passengers',
  packageId: 1,
  jettyId: 1,
  counts: { ...NO_COUNTS, adult: 2 },
};

describe('a draft', () => {
  it('survives a reload within the shift', () => {
    const storage = memory();
    keepDraft(storage, owner, sale);
    expect(readDraft(storage, owner, catalogue)).toEqual(sale);
  });

  it('is not shown to another person or shift', () => {
    const storage = memory();
    keepDraft(storage, owner, sale);
    expect(readDraft(storage, draftOwner(8, catalogue.pos), catalogue)).toBeNull();
    expect(
      readDraft(
        storage,
        draftOwner(7, { type: 'start-shift', jetty_id: 1, started_at: '2026-03-06T08:00:00+08:00' }),
        catalogue,
      ),
    ).toBeNull();
  });

  it('is dropped when its package is gone', () => {
    const storage = memory();
    keepDraft(storage, owner, sale);
    expect(readDraft(storage, owner, catalogueWith({ packages: [packageWith({ id: 2 })] }))).toBeNull();
  });

  it('moves from a day that is over to today, without its slot', () => {
    const storage = memory();
    keepDraft(storage, owner, { ...sale, slot: '09:00 - 10:00' });
    expect(readDraft(storage, owner, catalogueWith({ today: '2026-03-06' }))).toMatchObject({
      date: '2026-03-06',
      slot: null,
    });
  });

  it('elsewhere asks for another day, and belongs to its platform', () => {
    const storage = memory();
    const seller = { platform: 'web_app', agentId: null } as const;
    keepDraft(storage, owner, { ...sale, ...seller });
    expect(readDraft(storage, owner, catalogue)).toBeNull();
    expect(readDraft(storage, owner, catalogueWith({ today: '2026-03-06' }), seller)?.date).toBeNull();
  });

  it('loses an agent or a guide who is not offered any more', () => {
    const storage = memory();
    const agent = { id: 9, name: 'Tan', company_name: null };
    keepDraft(storage, owner, { ...sale, agentId: 9, guideId: 1 });
    expect(readDraft(storage, owner, catalogueWith({ agents: [agent] }))).toMatchObject({ agentId: 9, guideId: null });
  });

  it.each(['', 'null', '{', '[]', '{"owner":"x"}'])('that reads %j is no draft', (text) => {
    const storage = memory();
    storage.setItem('muara.sale.counter', text);
    expect(readDraft(storage, owner, catalogue)).toBeNull();
  });

  it('costs nothing when storage is blocked', () => {
    const blocked = {
      setItem: () => {
        throw new Error('blocked');
      },
      getItem: () => {
        throw new Error('blocked');
      },
    } as unknown as Storage;
    expect(() => keepDraft(blocked, owner, sale)).not.toThrow();
    expect(readDraft(blocked, owner, catalogue)).toBeNull();
  });
});
