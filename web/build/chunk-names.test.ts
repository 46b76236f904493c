import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameChunks } from './chunk-names.ts';

const EVERYONE = ['guest', 'list', 'shop', 'till'];
const module = (id: string, size: number, ...audience: string[]) => ({ id, size, audience });

test('gives each audience with enough code a chunk of its own', () => {
  const chunks = nameChunks([module('sale', 50, 'till', 'shop'), module('table', 50, 'list')], EVERYONE, 40);
  expect(Object.fromEntries(chunks)).toEqual({ sale: 'shop-till', table: 'list' });
});

test('adds up the code of an audience', () => {
  const chunks = nameChunks([module('a', 25, 'till', 'shop'), module('b', 25, 'shop', 'till')], EVERYONE, 40);
  expect([...chunks.values()]).toEqual(['shop-till', 'shop-till']);
});

test('puts the code of a small audience with that of the next larger one', () => {
  const modules = [
    module('dates', 5, 'till', 'shop'),
    module('sale', 50, 'till', 'shop', 'list'),
    module('start', 90, ...EVERYONE),
  ];
  expect(nameChunks(modules, EVERYONE, 40).get('dates')).toBe('list-shop-till');
});

test('puts the code of a small audience between two larger ones with what both load', () => {
  const modules = [module('dates', 5, 'till'), module('sale', 50, 'till', 'shop'), module('table', 50, 'till', 'list')];
  expect(nameChunks(modules, EVERYONE, 40).get('dates')).toBe('till');
});

test('loads with the app what no larger audience contains', () => {
  expect(nameChunks([module('dates', 5, 'till')], EVERYONE, 40).get('dates')).toBe('guest-list-shop-till');
});

test('never lets two chunks import each other', () => {
  const modules = fc.array(
    fc.record({ roots: fc.subarray(EVERYONE), size: fc.nat(60), importers: fc.array(fc.nat(19), { maxLength: 3 }) }),
    { minLength: 20, maxLength: 20 },
  );
  fc.assert(
    fc.property(modules, (drawn) => {
      // A module is imported by earlier ones, and needed wherever they are.
      const audiences: string[][] = [];
      const imports: [string, string][] = [];
      drawn.forEach(({ roots, importers }, index) => {
        const above = importers.filter((importer) => importer < index);
        audiences.push(EVERYONE.filter((name) => [roots, ...above.map((i) => audiences[i]!)].flat().includes(name)));
        for (const importer of above) imports.push([String(importer), String(index)]);
      });
      const loaded = drawn.map(({ size }, index) => module(String(index), size, ...audiences[index]!));
      const chunks = nameChunks(loaded, EVERYONE, 40);
      for (const [from, to] of imports) {
        const shared = chunks.get(to)!.split('-');
        expect(
          chunks
            .get(from)!
            .split('-')
            .every((name) => name === '' || shared.includes(name)),
        ).toBe(true);
      }
    }),
  );
});
