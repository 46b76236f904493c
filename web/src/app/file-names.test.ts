import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
/** The sources by their path in `web/src`. */
const files = Object.entries(SOURCES)
  .map(([path, text]) => ({ path: path.replace(/^\.\.\//, '').replace(/^\.\//, 'app/'), text }))
  .filter(({ path }) => !path.includes('.test.'));
const loaded = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/import\('.*\/(.+)'\)/g)].map(([, name]) => name!)),
);

const namesOf = (suffix: string): typeof files => files.filter(({ path }) => path.endsWith(suffix));
const pathsOf = (some: typeof files): string[] => some.map(({ path }) => path);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const lacks = (part: string) => (file: { text: string }) => !file.text.includes(part);

test.each(['.page.tsx', '.dialog.tsx', '.screen.ts', '.ms.ts'])('%s exports its content as the default', (suffix) => {
  expect(namesOf(suffix)).not.toEqual([]);
  expect(pathsOf(namesOf(suffix).filter(lacks('export default ')))).toEqual([]);
});

test('.dialog.tsx is a dialog that loads when it opens, and each such dialog has the suffix', () => {
  expect(pathsOf(namesOf('.dialog.tsx').filter(({ path }) => !loaded.has(nameOf(path))))).toEqual([]);
  expect([...loaded].filter((name) => name.endsWith('-dialog.tsx'))).toEqual([]);
});

test('.page.tsx is the page of an address, loaded by its screen or by the public pages', () => {
  const openers = [...namesOf('.screen.ts'), ...namesOf('app/public-pages.ts'), ...namesOf('app/shop.tsx')];
  const opened = openers.map(({ text }) => text).join('\n');
  expect(pathsOf(namesOf('.page.tsx').filter(({ path }) => !opened.includes(`/${nameOf(path)}'`)))).toEqual([]);
});

test('.screen.ts registers a screen of a feature', () => {
  expect(pathsOf(namesOf('.screen.ts').filter(lacks('defineScreen(')))).toEqual([]);
  expect(pathsOf(namesOf('.screen.ts').filter(({ path }) => !path.startsWith('features/')))).toEqual([]);
});

test('.api.ts has the calls of a feature or of the app, .queries.ts those that features share', () => {
  expect(pathsOf(namesOf('.api.ts').filter(({ path }) => !/^(features|app)\//.test(path)))).toEqual([]);
  expect(pathsOf(namesOf('.queries.ts').filter(({ path }) => !path.startsWith('domain/')))).toEqual([]);
});

test.each(['.api.ts', '.queries.ts'])('%s knows no component', (suffix) => {
  expect(namesOf(suffix)).not.toEqual([]);
  expect(pathsOf(namesOf(suffix).filter(({ text }) => text.includes("from 'react'")))).toEqual([]);
});
