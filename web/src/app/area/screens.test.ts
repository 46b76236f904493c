import type { MuaraClient } from '@muara/client/http';
import { OPERATIONS, type OperationEntry } from '@muara/contract/operations';
import type { ScreenName } from '@muara/contract/screens';
import type { OperationId } from '@muara/contract/types';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { ScreenDefinition } from '@/domain/navigation/define-screen.ts';
import { definitionOf, pageOf, patternsOf, screenNames, screenOf } from './screens.ts';

const files = import.meta.glob<ScreenDefinition>('../../features/**/*.screen.ts', { eager: true, import: 'default' });
const defined = Object.entries(files).map(([file, { name }]) => ({ file, name }));

test.each(screenNames)('%s of screens.yaml has a *.screen.ts that gives it a page', (name) => {
  expect(pageOf(name)).toBeTypeOf('function');
});

test.each(defined)('$file defines a screen that no other file defines, and is named like it', ({ file, name }) => {
  expect(defined.filter((other) => other.name === name).map((other) => other.file)).toEqual([file]);
  expect(file.replace(/^.*\/|\.screen\.ts$/g, '')).toBe(
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
});

test('a screen without a page is named with its place', () => {
  expect(() => pageOf('nowhere' as never)).toThrow('screens.yaml: nowhere has no features/**/*.screen.ts');
});

test('the addresses of a screen are its path, what opens below it, and its launcher', () => {
  expect(patternsOf('boatOperators')).toEqual(['/d/boat-operator/*']);
  expect(patternsOf('bookings')).toEqual(['/d/booking/:kind']);
  expect(patternsOf('qrScanner')).toEqual(['/d/qr-scanner', '/d/qrscanner']);
});

/** Returns the operations that a screen's `prefetch` asks for at an address. */
async function prefetched({ name, prefetch }: ScreenDefinition, query = ''): Promise<OperationId[]> {
  const asked: OperationId[] = [];
  const call = new Proxy({}, { get: (_, id: OperationId) => async () => asked.push(id) });
  const client = { call } as unknown as MuaraClient;
  const queries = new QueryClient();
  const params = { id: '7', code: 'MRC', kind: '0', type: '0', list: '0' };
  const at = { client, screen: name, params, search: new URLSearchParams(query) };
  for (const options of prefetch(at)) await queries.prefetchQuery(options);
  queries.clear();
  return asked;
}

/** Says what is wrong with the operations that a screen prefetches. */
const refuse = (name: ScreenName, operations: readonly OperationId[]): string[] =>
  operations.flatMap((id) => {
    const { command, permission }: OperationEntry = OPERATIONS[id];
    const rights = screenOf(name).permission.map(({ area, action }) => `${area} ${action}`);
    const isOpen =
      permission.length === 0 || permission.some(({ area, action }) => rights.includes(`${area} ${action}`));
    return [
      ...(command ? [`${name}: ${id} changes something; a command is never prefetched`] : []),
      ...(isOpen ? [] : [`${name}: ${id} needs a right that the screen does not; prefetch an operation of the screen`]),
    ];
  });

describe('prefetch', () => {
  test.each(Object.values(files))('of $name asks only for reads that its users may make', async (screen) => {
    expect(refuse(screen.name, await prefetched(screen))).toEqual([]);
  });

  test('of a list asks for its first page, unless the address has filters', async () => {
    const list = definitionOf('boatOperators');
    expect(await prefetched(list)).toEqual(['listBoatOperators']);
    expect(await prefetched(list, 'search=Melaka')).toEqual([]);
  });

  test('of a command or of another area is named', () => {
    expect(refuse('boatOperators', ['deleteBoatOperator', 'listAgents'])).toEqual([
      'boatOperators: deleteBoatOperator changes something; a command is never prefetched',
      'boatOperators: deleteBoatOperator needs a right that the screen does not; prefetch an operation of the screen',
      'boatOperators: listAgents needs a right that the screen does not; prefetch an operation of the screen',
    ]);
  });
});
