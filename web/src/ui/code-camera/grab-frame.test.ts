import { expect, test } from 'vitest';
import { type Crop, cropToMiddle } from './grab-frame.ts';

test.each<[name: string, width: number, height: number, want: Crop]>([
  ['an upright phone', 720, 1280, { left: 0, top: 280, side: 720, scaled: 720 }],
  ['a lying phone', 1280, 720, { left: 280, top: 0, side: 720, scaled: 720 }],
  ['a large picture, scaled down', 1920, 1080, { left: 420, top: 0, side: 1080, scaled: 800 }],
  ['a video that shows nothing yet', 0, 0, { left: 0, top: 0, side: 0, scaled: 0 }],
])('of %s the middle square is decoded', (_name, width, height, want) => {
  expect(cropToMiddle(width, height)).toEqual(want);
});
