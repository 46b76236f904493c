import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Collection, defineCollection, type CollectionOf } from './collection.ts';
import { atomically } from './store.ts';

interface Boat {
  readonly id: number;
  readonly code: string;
  readonly jetty: number;
  readonly crew: readonly string[];
  readonly length: number;
  readonly kind: 'charter' | 'normal' | null;
}

const BOATS = defineCollection<Boat>()({
  unique: { code: (boat) => boat.code },
  multi: { jetty: (boat) => boat.jetty, crew: (boat) => boat.crew },
  sorted: {
    longest: { order: (boat) => boat.length },
    kind: { key: (boat) => boat.kind ?? undefined, order: (boat) => boat.code },
  },
});
type Boats = CollectionOf<typeof BOATS>;

const boat = (part: Partial<Boat> & { code: string }): Omit<Boat, 'id'> => ({
  jetty: 1,
  crew: [],
  length: 10,
  kind: null,
  ...part,
});

const codes = (list: Iterable<Boat>): string => [...list].map(({ code }) => code).join(' ');

function fleet(): Boats {
  const boats: Boats = new Collection(BOATS);
  boats.insert(boat({ code: 'a', length: 12, crew: ['Ali', 'Siti'] }));
  boats.insert(boat({ code: 'b', jetty: 3, length: 8, kind: 'charter' }));
  boats.insert(boat({ code: 'c', length: 12, kind: 'charter', crew: ['Ali'] }));
  return boats;
}

describe('a collection', () => {
  test('numbers its records and finds them by id and unique key', () => {
    const boats = fleet();
    expect(boats.get(2)?.code).toBe('b');
    expect(boats.one('code', 'c')?.id).toBe(3);
    expect(boats.one('code', 'x')).toBeUndefined();
    expect(boats.nextId).toBe(4);
  });

  test('lists the records under each key of a multi index, in id order', () => {
    const boats = fleet();
    expect(codes(boats.by('jetty', 1))).toBe('a c');
    expect(codes(boats.by('crew', 'Ali'))).toBe('a c');
    expect(codes(boats.by('crew', 'Siti'))).toBe('a');
    expect(boats.count('jetty', 3)).toBe(1);
    expect(boats.count('jetty', 99)).toBe(0);
    expect(boats.keys('jetty')).toEqual([1, 3]);
  });

  test('walks a sorted list in either direction, ties by id', () => {
    const boats = fleet();
    expect(codes(boats.cursor('longest'))).toBe('c a b');
    expect(codes(boats.cursor('longest', { direction: 'asc' }))).toBe('b a c');
    expect(codes(boats.cursor('kind', { key: 'charter' }))).toBe('c b');
    expect(codes(boats.cursor('longest', { where: ({ jetty }) => jetty === 1 }))).toBe('c a');
  });

  test('reads any page of a list, and nothing past its end', () => {
    const boats: Boats = new Collection(BOATS);
    for (let number = 0; number < 45; number++) boats.insert(boat({ code: String(number), length: number }));
    const cursor = boats.cursor('longest');
    expect(cursor.total).toBe(45);
    expect(cursor.page(0)).toHaveLength(20);
    expect(codes(cursor.page(2))).toBe('4 3 2 1 0');
    expect(cursor.page(3)).toEqual([]);
    expect(codes(cursor.page(1, 3))).toBe('41 40 39');
  });

  test('moves an updated record to its new keys and positions, leaving the old object unchanged', () => {
    const boats = fleet();
    const before = boats.must(1);
    boats.update(1, { jetty: 3, length: 5, crew: ['Siti'], code: 'z' });
    expect(before.jetty).toBe(1);
    expect(codes(boats.by('jetty', 3))).toBe('z b');
    expect(codes(boats.by('crew', 'Ali'))).toBe('c');
    expect(codes(boats.cursor('longest'))).toBe('c b z');
    expect(boats.one('code', 'a')).toBeUndefined();
  });

  test('removes a record from every index', () => {
    const boats = fleet();
    expect(boats.remove(3)).toBe(true);
    expect(boats.remove(3)).toBe(false);
    expect(boats.size).toBe(2);
    expect(codes(boats.by('crew', 'Ali'))).toBe('a');
    expect(codes(boats.cursor('kind', { key: 'charter' }))).toBe('b');
    expect(boats.one('code', 'c')).toBeUndefined();
  });

  test.each([
    ['a second record under a unique key', 'code a is taken', (boats: Boats) => boats.insert(boat({ code: 'a' }))],
    ['an update to a taken key', 'code a is taken', (boats: Boats) => boats.update(2, { code: 'a' })],
    ['an id that is taken', 'id 2 is taken', (boats: Boats) => boats.insert({ ...boat({ code: 'x' }), id: 2 })],
    ['an update of a record that is not there', 'no record 9', (boats: Boats) => boats.update(9, {})],
    ['loading one id twice', 'two records have one id', (boats: Boats) => boats.load([boats.must(1), boats.must(1)])],
  ])('refuses %s', (_name, message, act) => {
    const boats = fleet();
    expect(() => act(boats)).toThrow(message);
  });

  test('a refused write changes nothing', () => {
    const boats = fleet();
    expect(() => boats.update(2, { code: 'a', jetty: 1 })).toThrow('code a is taken');
    expect(codes(boats.by('jetty', 1))).toBe('a c');
    expect(boats.must(2).code).toBe('b');
  });

  test('has no two indexes of one name', () => {
    const define = () =>
      defineCollection<Boat>()({
        multi: { kind: ({ kind }) => kind ?? undefined },
        sorted: { kind: { order: ({ code }) => code } },
      });
    expect(define).toThrow('A multi and a sorted index are both named kind.');
  });

  test('loaded records are listed on the first question, for all forks, as they were loaded', () => {
    let asked = 0;
    const definition = defineCollection<Boat>()({ multi: { jetty: ({ jetty }) => (asked++, jetty) } });
    const template = new Collection(definition);
    template.load(fleet().all());
    const [fork, other] = [template.fork(), template.fork()];
    expect(asked).toBe(0);
    fork.update(1, { jetty: 3 });
    fork.insert(boat({ code: 'd', jetty: 3 }));
    expect(codes(fork.by('jetty', 3))).toBe('a b d');
    const once = asked;
    expect(codes(other.by('jetty', 1))).toBe('a c');
    expect(codes(template.by('jetty', 3))).toBe('b');
    expect(asked).toBe(once);
  });

  test('isolates a fork from its origin', () => {
    const origin = fleet();
    const fork = origin.fork();
    const second = origin.fork();
    fork.update(1, { jetty: 3 });
    fork.insert(boat({ code: 'd' }));
    origin.remove(2);
    expect(codes(origin.all())).toBe('a c');
    expect(codes(fork.all())).toBe('a b c d');
    expect(codes(second.all())).toBe('a b c');
    expect(codes(fork.by('jetty', 3))).toBe('a b');
    expect(codes(origin.by('jetty', 1))).toBe('a c');
    expect(second.must(3)).toBe(origin.must(3));
  });

  test('walks changed and shared records without copying them', () => {
    const fork = fleet().fork();
    fork.update(2, { length: 1 });
    fork.remove(1);
    fork.insert(boat({ code: 'd' }));
    expect(codes(fork.each())).toBe('b c d');
    expect(fork.keys('jetty')).toEqual([1, 3]);
  });
});

describe('atomically', () => {
  const order = (boats: Boats): unknown => [boats.all(), codes(boats.cursor('longest')), boats.by('jetty', 1)];

  test('rolls back every write of a step that throws', () => {
    const boats = fleet();
    const before = order(boats);
    const step = (): void => {
      boats.update(1, { code: 'b2', length: 99 });
      boats.update(1, { jetty: 7 });
      boats.remove(2);
      boats.insert(boat({ code: 'b' }));
      throw new Error('refused');
    };
    expect(() => atomically({ boats }, step)).toThrow('refused');
    expect(order(boats)).toEqual(before);
  });

  test('keeps the writes of a step that returns or whose error says to keep them', () => {
    const boats = fleet();
    expect(atomically({ boats }, () => boats.update(1, { jetty: 5 }).jetty)).toBe(5);
    const step = (): void => {
      boats.update(1, { jetty: 6 });
      throw new Error('counted');
    };
    expect(() => atomically({ boats }, step, () => true)).toThrow('counted');
    expect(boats.must(1).jetty).toBe(6);
  });
});

describe('against a naive model', () => {
  type Step =
    | { act: 'insert'; record: Omit<Boat, 'id'> }
    | { act: 'update'; at: number; patch: Partial<Omit<Boat, 'id'>> }
    | { act: 'remove'; at: number }
    | { act: 'fork' | 'reload' };

  const crew = fc.array(fc.constantFrom('Ali', 'Siti', 'Mei'), { maxLength: 3 });
  const record = fc.record({
    code: fc.string({ minLength: 1, maxLength: 2 }),
    jetty: fc.integer({ min: 1, max: 3 }),
    crew,
    length: fc.integer({ min: 0, max: 4 }),
    kind: fc.constantFrom('charter', 'normal', null),
  }) as fc.Arbitrary<Omit<Boat, 'id'>>;
  const at = fc.nat(30);
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 5, arbitrary: record.map((value) => ({ act: 'insert' as const, record: value })) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(at, fc.record({ jetty: fc.integer({ min: 1, max: 3 }), crew, length: fc.nat(4) }, { requiredKeys: [] }))
        .map(([place, patch]) => ({ act: 'update' as const, at: place, patch })),
    },
    { weight: 2, arbitrary: at.map((place) => ({ act: 'remove' as const, at: place })) },
    { weight: 1, arbitrary: fc.constantFrom({ act: 'fork' as const }, { act: 'reload' as const }) },
  );

  /** The same list, filtered and sorted from scratch. */
  const sorted = (model: Boat[], order: (boat: Boat) => number | string): Boat[] =>
    model.toSorted((a, b) => (order(a) < order(b) ? 1 : order(a) > order(b) ? -1 : b.id - a.id));

  test('every index returns what a full scan would', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let boats: Boats = new Collection(BOATS);
        let model: Boat[] = [];
        for (const one of steps) {
          const target = 'at' in one ? model[one.at % Math.max(1, model.length)] : undefined;
          if (one.act === 'insert' && !model.some(({ code }) => code === one.record.code)) {
            model.push(boats.insert(one.record));
          } else if (one.act === 'update' && target) {
            const after = boats.update(target.id, one.patch);
            model = model.map((boat) => (boat.id === target.id ? after : boat));
          } else if (one.act === 'remove' && target) {
            boats.remove(target.id);
            model = model.filter((boat) => boat.id !== target.id);
          } else if (one.act === 'fork') {
            const left = boats;
            boats = boats.fork();
            left.load([]);
          } else if (one.act === 'reload') {
            const { nextId } = boats;
            const records = JSON.parse(JSON.stringify(boats.all())) as Boat[];
            boats = new Collection(BOATS);
            boats.load(records, nextId);
          }
        }
        const ids = (list: Iterable<Boat>): number[] => [...list].map(({ id }) => id);
        const same = (got: Iterable<Boat>, want: Boat[]): void => expect(ids(got)).toEqual(ids(want));
        expect(boats.size).toBe(model.length);
        expect(new Set(ids(boats.all()))).toEqual(new Set(ids(model)));
        for (const boat of model) expect(boats.one('code', boat.code)?.id).toBe(boat.id);
        for (const jetty of [1, 2, 3]) {
          const want = model.filter((boat) => boat.jetty === jetty).toSorted((a, b) => a.id - b.id);
          same(boats.by('jetty', jetty), want);
          expect(boats.count('jetty', jetty)).toBe(want.length);
        }
        for (const name of ['Ali', 'Siti', 'Mei']) {
          same(
            boats.by('crew', name),
            sorted(
              model.filter((boat) => boat.crew.includes(name)),
              () => 0,
            ).toReversed(),
          );
        }
        same(
          boats.cursor('longest'),
          sorted(model, (boat) => boat.length),
        );
        same(
          boats.cursor('kind', { key: 'normal' }),
          sorted(
            model.filter(({ kind }) => kind === 'normal'),
            ({ code }) => code,
          ),
        );
        same(boats.cursor('longest').page(1, 3), sorted(model, (boat) => boat.length).slice(3, 6));
      }),
      { numRuns: 300 },
    );
  });
});

test('only the version of a changed index changes', () => {
  const boats = fleet();
  const versions = (): number[] => [boats.version('longest'), boats.version('jetty')];
  const [longest, jetty] = versions() as [number, number];
  boats.update(1, { length: 20 });
  expect(versions()).toEqual([expect.any(Number), jetty]);
  expect(boats.version('longest')).not.toBe(longest);
  const before = versions();
  boats.update(1, { code: 'z' });
  expect(versions()).toEqual(before);
  expect(() =>
    atomically({ boats }, () => {
      boats.remove(2);
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(boats.version('jetty'), 'what was undone is a change too').not.toBe(jetty);
});

test('a page of 100,000 records, a count and a fork take less than a millisecond each', () => {
  const boats: Boats = new Collection(BOATS);
  boats.load(
    Array.from({ length: 100_000 }, (_, index) => ({
      ...boat({ code: `x${index}`, length: index % 977 }),
      id: index + 1,
    })),
  );
  const took = (act: () => unknown): number => {
    const best = Array.from({ length: 7 }, () => {
      const start = process.hrtime.bigint();
      act();
      return Number(process.hrtime.bigint() - start) / 1e6;
    });
    return Math.min(...best);
  };
  expect(took(() => boats.cursor('longest').page(0))).toBeLessThan(1);
  expect(took(() => boats.cursor('longest').page(4_000))).toBeLessThan(1);
  expect(took(() => boats.count('jetty', 1))).toBeLessThan(1);
  boats.fork();
  expect(took(() => boats.fork())).toBeLessThan(1);
});
