import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Collection, defineCollection, type CollectionOf } from './collection.ts';
import { atomically } from './store.ts';

interface Guest {
  readonly id: number;
  readonly name: string;
}

const GUESTS = defineCollection<Guest>()({ text: ({ name }) => name.toLowerCase() });
type Guests = CollectionOf<typeof GUESTS>;

function guests(...names: string[]): Guests {
  const list: Guests = new Collection(GUESTS);
  list.load(names.map((name, index) => ({ id: index + 1, name })));
  return list;
}

/** Returns the ids that a search marks. */
const found = (list: Guests, part: string): number[] =>
  [...list.searchMask(part)].flatMap((mark, id) => (mark === 1 ? [id] : []));
const walked = (list: Guests, part: string): number[] =>
  list.all().flatMap(({ id, name }) => (name.toLowerCase().includes(part) ? [id] : []));

describe('a search', () => {
  test('finds every text that contains the part, and no other', () => {
    const list = guests('Aina', 'Nur Aina', 'Tan Boon Kiat', 'AINAL');
    expect(found(list, 'aina')).toEqual([1, 2, 4]);
    expect(found(list, 'n b')).toEqual([3]);
    expect(found(list, 'x')).toEqual([]);
    expect(found(list, 'boon kiat tan')).toEqual([]);
  });

  test('does not match across two texts', () => {
    const list = guests('Ali', 'Baba');
    for (const part of ['liba', 'ali\nbaba', '\n', 'i\nb']) expect(found(list, part)).toEqual([]);
  });

  test('follows records that are added, changed, removed and reverted', () => {
    const list = guests('Aina', 'Siti');
    expect(found(list, 'sit')).toEqual([2]);
    list.insert({ name: 'Sitiawan' });
    list.update(1, { name: 'Sita' });
    list.remove(2);
    expect(found(list, 'sit')).toEqual([1, 3]);
    expect(() =>
      atomically({ list }, () => {
        list.update(3, { name: 'Ali' });
        expect(found(list, 'ali')).toEqual([3]);
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect([found(list, 'ali'), found(list, 'sit')]).toEqual([[], [1, 3]]);
  });

  test('forks see only their own changes, whichever searched first', () => {
    const list = guests(...Array.from({ length: 1_500 }, (_, index) => `Guest ${index}`));
    const early = list.fork();
    early.update(3, { name: 'Changed before anybody searched' });
    expect(found(list, 'changed')).toEqual([]);
    expect(found(early, 'changed')).toEqual([3]);
    const late = list.fork();
    list.update(1_400, { name: 'Changed here' });
    late.insert({ name: 'Changed there' });
    expect([found(list, 'changed'), found(late, 'changed'), found(early, 'changed')]).toEqual([[1_400], [1_501], [3]]);
    const grandchild = late.fork();
    late.remove(1_501);
    expect([found(late, 'changed'), found(grandchild, 'changed')]).toEqual([[], [1_501]]);
  });

  test('starts over when all records are replaced', () => {
    const list = guests('Aina');
    expect(found(list, 'aina')).toEqual([1]);
    list.load([{ id: 7, name: 'Siti' }]);
    expect([found(list, 'aina'), found(list, 'siti')]).toEqual([[], [7]]);
  });

  test('finds what a full scan finds after any sequence of writes', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '@', '1', 'ñ', '船'), maxLength: 12 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('insert' as const), name }),
      fc.record({ kind: fc.constant('update' as const), at: fc.nat(), name }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
      fc.record({ kind: fc.constant('search' as const), name }),
      fc.record({ kind: fc.constant('fork' as const) }),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), fc.array(step, { maxLength: 40 }), (names, steps) => {
        const worlds = [guests(...names)];
        for (const one of steps) {
          const list = worlds.at(-1) as Guests;
          const ids = list.all().map(({ id }) => id);
          if (one.kind === 'insert') list.insert({ name: one.name });
          if (one.kind === 'fork') worlds.push(list.fork());
          if (one.kind === 'search' && one.name !== '')
            for (const world of worlds)
              expect(found(world, one.name.toLowerCase())).toEqual(walked(world, one.name.toLowerCase()));
          if (ids.length === 0) continue;
          if (one.kind === 'update') list.update(ids[one.at % ids.length] as number, { name: one.name });
          if (one.kind === 'remove') list.remove(ids[one.at % ids.length] as number);
        }
      }),
    );
  });
});

test('a collection without text cannot be searched', () => {
  expect(() => new Collection(defineCollection<Guest>()({})).searchMask('a')).toThrow('nothing is searched');
});
