import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupModules, type LoadedModule } from './chunk-groups.ts';

const VIEWS = ['login', 'shop', 'list', 'till'];

const module = (id: string, size: number, audience: string, ...imports: string[]): LoadedModule => ({
  id,
  size,
  imports,
  audience: new Set(audience.split(' ')),
});

/** The ids of the modules of each chunk; a request is worth 40 characters. */
function group(modules: LoadedModule[], weightOf = (_view: string): number => 1): string[][] {
  const groups = groupModules(modules, { weightOf, request: 40 });
  return groups.map((together) => together.map(({ id }) => id).toSorted()).toSorted();
}

test('puts the modules of an audience together', () => {
  expect(group([module('a', 900, 'till shop'), module('b', 900, 'shop till')])).toEqual([['a', 'b']]);
});

test('keeps apart what a view would load without need', () => {
  expect(group([module('sale', 900, 'till shop'), module('table', 900, 'till list')])).toEqual([['sale'], ['table']]);
});

test('loads a little more to save a request', () => {
  expect(group([module('sale', 900, 'till shop'), module('dates', 30, 'till')])).toEqual([['dates', 'sale']]);
});

test('counts the style sheet of a chunk as a request', () => {
  const modules = [module('sale', 60, 'till shop'), module('dates', 60, 'till'), module('sale.css', 0, 'till shop')];
  expect(group(modules)).toEqual([['dates'], ['sale', 'sale.css']]);
  expect(group([...modules, module('dates.css', 0, 'till')])).toEqual([['dates', 'dates.css', 'sale', 'sale.css']]);
});

test('spares a view that counts more', () => {
  const modules = [module('sale', 900, 'till shop'), module('dates', 30, 'till')];
  expect(group(modules, (view) => (view === 'shop' ? 5 : 1))).toEqual([['dates'], ['sale']]);
});

test('counts what other views would import after a merger', () => {
  const modules = [module('sale.css', 60, 'till'), module('dates.css', 10, 'till list')];
  expect(group(modules)).toEqual([['dates.css', 'sale.css']]);
  expect(group([module('sale.css', 60, 'till', 'prices'), modules[1]!, module('prices', 900, 'till shop')])).toEqual([
    ['dates.css'],
    ['prices'],
    ['sale.css'],
  ]);
});

test('merges no two chunks between which a third one is imported', () => {
  const modules = [
    module('dialog.css', 0, 'till', 'form'),
    module('form', 30, 'till list', 'input.css'),
    module('input.css', 0, 'till list shop'),
  ];
  expect(group(modules, (view) => (view === 'till' ? 10 : 1))).toEqual([['dialog.css', 'form', 'input.css']]);
});

/** Modules that earlier ones import, and that are needed wherever those are. */
const modules = fc
  .array(
    fc.record({
      roots: fc.subarray(VIEWS),
      size: fc.nat(60),
      type: fc.constantFrom('css', 'ts'),
      importers: fc.array(fc.nat(19), { maxLength: 3 }),
    }),
    { minLength: 20, maxLength: 20 },
  )
  .map((drawn) => {
    const loaded: { id: string; size: number; imports: string[]; audience: Set<string> }[] = [];
    drawn.forEach(({ roots, size, type, importers }, index) => {
      const id = `${index}.${type}`;
      const above = loaded.filter((_, place) => importers.includes(place));
      const audience = new Set([...roots, ...above.flatMap((importer) => [...importer.audience])]);
      for (const importer of above) importer.imports.push(id);
      loaded.push({ id, size, imports: [], audience });
    });
    return loaded;
  });

test('puts each module in one chunk, and lets no two chunks import each other', () => {
  fc.assert(
    fc.property(modules, (loaded) => {
      const groups = groupModules(loaded, { weightOf: (view) => (view === 'till' ? 10 : 1), request: 40 });
      expect(
        groups
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(loaded.map(({ id }) => id).toSorted());

      const left = new Set(groups);
      const importsFrom = (other: readonly LoadedModule[], from: readonly LoadedModule[]): boolean =>
        other !== from && from.some(({ imports }) => other.some(({ id }) => imports.includes(id)));
      for (;;) {
        const last = [...left].find((from) => ![...left].some((other) => importsFrom(other, from)));
        if (!last) break;
        left.delete(last);
      }
      expect([...left]).toEqual([]);
    }),
  );
});
