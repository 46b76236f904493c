import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from '@/domain/sale/categories.ts';
import { draftOwner, hasWaitingDraft, saveDraft, readDraft } from './draft.ts';
import { catalogueWith, packageWith } from '@/domain/sale/fixtures.ts';
import { newSale, type Sale, type SaleSeller } from '@/domain/sale/sale.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
    saveDraft(storage, owner, sale);
    expect(readDraft(storage, owner, catalogue)).toEqual(sale);
  });

  it('is not shown to another person or shift', () => {
    const storage = memory();
    saveDraft(storage, owner, sale);
    expect(readDraft(storage, draftOwner(8, catalogue.pos), catalogue)).toBeNull();
    expect(
      readDraft(
        storage,
        draftOwner(7, {
          type: 'start-shift',
          jetty_id: 1,
          station: 'Counter 1',
          started_at: '2026-03-06T08:00:00+08:00',
        }),
        catalogue,
      ),
    ).toBeNull();
  });

  it('is dropped when its package is gone', () => {
    const storage = memory();
    saveDraft(storage, owner, sale);
    expect(readDraft(storage, owner, catalogueWith({ packages: [packageWith({ id: 2 })] }))).toBeNull();
  });

  it('moves from a day that is over to today, without its slot', () => {
    const storage = memory();
    saveDraft(storage, owner, { ...sale, slot: '09:00 - 10:00' });
    expect(readDraft(storage, owner, catalogueWith({ today: '2026-03-06' }))).toMatchObject({
      date: '2026-03-06',
      slot: null,
    });
  });

  it('elsewhere asks for another day, and belongs to its platform', () => {
    const storage = memory();
    const seller = { platform: 'web_app', agentId: null } as const;
    saveDraft(storage, owner, { ...sale, ...seller });
    expect(readDraft(storage, owner, catalogue)).toBeNull();
    expect(readDraft(storage, owner, catalogueWith({ today: '2026-03-06' }), seller)?.date).toBeNull();
  });

  it('drops an agent or tour guide who is no longer available', () => {
    const storage = memory();
    const agent = { id: 9, name: 'Tan', company_name: null };
    saveDraft(storage, owner, { ...sale, agentId: 9, guideId: 1 });
    expect(readDraft(storage, owner, catalogueWith({ agents: [agent] }))).toMatchObject({ agentId: 9, guideId: null });
  });

  it.each(['', 'null', '{', '[]', '{"owner":"x"}'])('that reads %j is no draft', (text) => {
    const storage = memory();
    storage.setItem('muara.sale.counter', text);
    expect(readDraft(storage, owner, catalogue)).toBeNull();
  });

  it.each<[name: string, broken: object]>([
    ['a step of another version', { step: 'seats' }],
    ['a result without its step', { result: { ticket: { code: 'MRCX7K2M9QP', package: {} } } }],
    ['an empty result', { step: 'result', result: {} }],
    ['fewer than no passengers', { counts: { adult: -5 } }],
    ['half a passenger', { counts: { adult: 1.5 } }],
    ['dishes that are none', { dishes: 5 }],
    ['a buyer of numbers', { buyer: { name: 7 } }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['a discount without a kind', { discount: { value: 5 } }],
    ['another platform', { platform: 'web_app' }],
  ])('with %s is dropped, and the wizard starts clean', (_name, broken) => {
    const storage = memory();
    storage.setItem('muara.sale.counter', JSON.stringify({ owner, sale: { ...sale, ...broken } }));
    expect(readDraft(storage, owner, catalogue)).toBeNull();
  });

  it('of a sale that was made shows its result again', () => {
    const storage = memory();
    const result = {
      ticket: { code: 'MRCX7K2M9QP', package: { id: 1, name: 'Cruise' } },
      tendered: null,
      change: null,
    };
    const made = { ...sale, step: 'result', result } as unknown as Sale;
    saveDraft(storage, owner, made);
    expect(readDraft(storage, owner, catalogue)).toEqual(made);
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
    expect(() => saveDraft(blocked, owner, sale)).not.toThrow();
    expect(readDraft(blocked, owner, catalogue)).toBeNull();
  });
});

describe('the draft of a customer whose session ends in the shop', () => {
  const seller: SaleSeller = { platform: 'web_app', agentId: null };
  const visitor = draftOwner(null, null);
  const order: Sale = {
    ...newSale('2026-03-05', seller),
    step: 'passengers',
    packageId: 1,
    counts: { ...NO_COUNTS, adult: 2 },
  };
  const online = catalogueWith({ pos: null });
  const afterEnd = () => {
    const storage = memory();
    saveDraft(storage, draftOwner(12, null), order);
    saveDraft(storage, visitor, newSale(null, seller));
    saveDraft(storage, visitor, { ...newSale(null, seller), vvip: true });
    return storage;
  };

  it('waits for them, and is not shown to the visitor', () => {
    const storage = afterEnd();
    expect(hasWaitingDraft(storage, seller)).toBe(true);
    expect(readDraft(storage, visitor, online, seller)).toMatchObject({ packageId: null, vvip: true });
    expect(readDraft(storage, draftOwner(12, null), online, seller)).toEqual(order);
  });

  it('stops waiting once they are back', () => {
    const storage = afterEnd();
    saveDraft(storage, draftOwner(12, null), order);
    saveDraft(storage, draftOwner(12, null), newSale(null, seller));
    expect(hasWaitingDraft(storage, seller)).toBe(false);
    expect(readDraft(storage, draftOwner(12, null), online, seller)).toMatchObject({ packageId: null });
  });

  it('is dropped when somebody else signs in', () => {
    const storage = afterEnd();
    saveDraft(storage, draftOwner(13, null), newSale(null, seller));
    expect(readDraft(storage, draftOwner(12, null), online, seller)).toBeNull();
  });

  it('does not exist without a package, or once it is sold', () => {
    const storage = memory();
    saveDraft(storage, draftOwner(12, null), newSale(null, seller));
    expect(hasWaitingDraft(storage, seller)).toBe(false);
  });
});
