import { describe, expect, it } from 'vitest';
import { placeWithin } from './use-floating.ts';

const box = { width: 256, height: 200 };
const view = { width: 1440, height: 900 };

describe('placeWithin', () => {
  it.each<[string, { left: number; top: number }, { left: number; top: number }]>([
    ['as it is dropped', { left: 400.4, top: 300 }, { left: 400, top: 300 }],
    ['never above 20 px', { left: 400, top: -500 }, { left: 400, top: 20 }],
    ['not out to the left', { left: -9000, top: 100 }, { left: 8, top: 100 }],
    ['not out to the right or below', { left: 9000, top: 9000 }, { left: 1176, top: 692 }],
  ])('%s', (_case, wanted, got) => expect(placeWithin(wanted, box, view)).toEqual(got));

  it('keeps the top of a box that is taller than the window', () => {
    expect(placeWithin({ left: 0, top: 500 }, { width: 256, height: 1000 }, view).top).toBe(20);
  });
});
