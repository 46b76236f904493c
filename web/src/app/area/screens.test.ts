import { expect, test } from 'vitest';
import { pageOf, patternsOf, screenNames } from './screens.ts';

const files = import.meta.glob<{ name: string }>('../../features/**/*.screen.ts', { eager: true, import: 'default' });
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
