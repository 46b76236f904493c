import { describe, expect, it } from 'vitest';
import { toolsOf } from './tool-list.ts';

const kinds = (exhibition: boolean, can: (operation: string) => boolean) =>
  toolsOf(exhibition, can).map(({ kind }) => kind);

describe('toolsOf', () => {
  it('gives a counter all of them', () => {
    expect(kinds(false, () => true)).toEqual(['bookings', 'wristbands', 'dining', 'foc', 'parked']);
  });
  it('leaves an exhibition with parking alone (002 §4.4)', () => {
    expect(kinds(true, () => true)).toEqual(['parked']);
  });
  it('hides what the person may not call', () => {
    expect(kinds(false, (operation) => operation !== 'searchDining')).toEqual([
      'bookings',
      'wristbands',
      'foc',
      'parked',
    ]);
  });
  it('gives each its own key', () => {
    const keys = toolsOf(false, () => true).map(({ hotkey }) => hotkey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
