import { expect, it } from 'vitest';
import { isStrayPress } from './steady-pointer.ts';

/** Controls are only compared and asked what they are, so that any two objects serve. */
const control = (isCommand = false) => ({ matches: () => isCommand }) as unknown as Element;
const tile = control();
const below = control();
const first = { control: tile, at: 1_000, x: 300, y: 200 };

it('the second half of a double click on what came in its place is a stray press', () => {
  expect(isStrayPress(first, { control: below, at: 1_150, x: 303, y: 201 })).toBe(true);
  expect(isStrayPress(first, { control: null, at: 1_150, x: 300, y: 200 })).toBe(true);
});

it('a press on the same control, later, or elsewhere is meant', () => {
  expect(isStrayPress(null, first)).toBe(false);
  expect(isStrayPress(first, { ...first, at: 1_100 })).toBe(false);
  expect(isStrayPress(first, { control: below, at: 1_350, x: 300, y: 200 })).toBe(false);
  expect(isStrayPress(first, { control: below, at: 1_150, x: 300, y: 211 })).toBe(false);
  expect(isStrayPress({ ...first, control: null }, { ...first, at: 1_100 })).toBe(false);
});

it('a command is given once by a double click, and again by two presses', () => {
  const save = { ...first, control: control(true) };
  expect(isStrayPress(save, { ...save, at: 1_150 })).toBe(true);
  expect(isStrayPress(save, { ...save, at: 1_350 })).toBe(false);
});
