import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterRepeats, GONE_AFTER_MS, keepSeen, NOTHING_SEEN, type SeenCodes } from './filter-repeats.ts';

type Frame = readonly [at: number, text: string | null];

/** Shows frames to the filter; returns what it reports, with the time. */
function report(frames: readonly Frame[], start: SeenCodes = NOTHING_SEEN): string[] {
  let seen = start;
  return frames.flatMap(([at, text]) => {
    const step = filterRepeats(seen, text, at);
    seen = step.seen;
    return step.isNew ? [`${text} at ${at}`] : [];
  });
}

describe('a code in front of the camera', () => {
  test.each<[name: string, frames: Frame[], want: string[]]>([
    [
      'is reported once while it is held',
      [
        [0, 'A'],
        [100, 'A'],
        [5_000, null],
        [5_100, null],
      ],
      ['A at 0'],
    ],
    [
      'is not new after a missed frame',
      [
        [0, 'A'],
        [700, null],
        [1_499, 'A'],
      ],
      ['A at 0'],
    ],
    [
      'is new after 1.5 s out of sight',
      [
        [0, 'A'],
        [1_500, 'A'],
      ],
      ['A at 0', 'A at 1500'],
    ],
    [
      'counts from when it was last seen',
      [
        [0, 'A'],
        [1_400, 'A'],
        [2_800, 'A'],
        [4_300, 'A'],
      ],
      ['A at 0', 'A at 4300'],
    ],
    [
      'is followed by another without a wait',
      [
        [0, 'A'],
        [50, 'B'],
        [100, 'C'],
      ],
      ['A at 0', 'B at 50', 'C at 100'],
    ],
    [
      'is not new between two of its neighbour',
      [
        [0, 'A'],
        [50, 'B'],
        [100, 'A'],
        [150, 'B'],
      ],
      ['A at 0', 'B at 50'],
    ],
  ])('%s', (_name, frames, want) => {
    expect(report(frames)).toEqual(want);
  });

  test('is still the same when the camera was paused over it', () => {
    const { seen } = filterRepeats(NOTHING_SEEN, 'A', 0);
    expect(report([[60_000, 'A']], keepSeen(seen, 60_000))).toEqual([]);
    expect(report([[60_000, 'A']], seen)).toEqual(['A at 60000']);
  });

  test('is never reported twice within 1.5 s, and always when it was out of sight for longer', () => {
    const frame = fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.constantFrom('A', 'B', null));
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 40 }), (steps) => {
        let seen = NOTHING_SEEN;
        let now = 0;
        const lastSeen = new Map<string, number>();
        for (const [gap, text] of steps) {
          now += gap;
          const step = filterRepeats(seen, text, now);
          seen = step.seen;
          if (text === null) continue;
          expect(step.isNew).toBe(now - (lastSeen.get(text) ?? -Infinity) >= GONE_AFTER_MS);
          lastSeen.set(text, now);
        }
      }),
    );
  });
});
