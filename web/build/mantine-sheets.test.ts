import { expect, test } from 'vitest';
import { findMissingSheets } from './mantine-sheets.ts';

const classNames = (name: string): string => `/node_modules/@mantine/core/esm/components/${name}/${name}.module.mjs`;

test('names the style sheet of a bundled component that is not imported', () => {
  const css = "@import '@mantine/core/styles/Input.layer.css';";
  expect(findMissingSheets([classNames('Input'), classNames('Switch'), '/web/src/main.tsx'], css)).toEqual([
    '@mantine/core/styles/Switch.layer.css',
  ]);
});

test('accepts components whose style sheets are all imported', () => {
  const css = "@import '@mantine/core/styles/Input.layer.css';";
  expect(findMissingSheets([classNames('Input')], css)).toEqual([]);
});
