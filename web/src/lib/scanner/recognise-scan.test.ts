import { describe, expect, test } from 'vitest';
import { DEFAULT_SCANNER, NO_SCAN, recogniseScan, type ScannerSettings, type ScanVerdict } from './recognise-scan.ts';

/** Feeds keys at a pace; returns the verdicts. */
function feed(keys: readonly string[], gap: number, settings: ScannerSettings = DEFAULT_SCANNER): ScanVerdict[] {
  let state = NO_SCAN;
  return keys.map((key, index) => {
    const step = recogniseScan(state, { key, at: 1_000 + index * gap }, settings);
    state = step.state;
    return step.verdict;
  });
}

const CODE = [...'MRC3QKNJDVZ'];
const held = (count: number): ScanVerdict[] => Array.from({ length: count }, () => 'hold');

describe('a burst of keys', () => {
  test.each<[name: string, keys: readonly string[], gap: number, want: ScanVerdict[]]>([
    ['a code and Enter, 5 ms apart', [...CODE, 'Enter'], 5, [...held(11), { scan: 'MRC3QKNJDVZ' }]],
    ['a code and Enter, just fast enough', [...CODE, 'Enter'], 34, [...held(11), { scan: 'MRC3QKNJDVZ' }]],
    ['a code and Enter at 35 ms: somebody types', [...CODE, 'Enter'], 35, [...held(11), 'pass']],
    ['six characters are a code', [...'ABC123', 'Enter'], 5, [...held(6), { scan: 'ABC123' }]],
    ['five are somebody who is quick', [...'ABC12', 'Enter'], 5, [...held(5), 'pass']],
    [
      'capital letters with Shift',
      ['Shift', 'M', 'R', 'C', '3', 'Shift', 'Q', 'K', 'Enter'],
      5,
      ['ignore', ...held(4), 'ignore', ...held(2), { scan: 'MRC3QK' }],
    ],
    ['a code without an end', CODE, 5, held(11)],
    ['a key between breaks it', [...'MRC3', 'Tab', ...'QK', 'Enter'], 5, [...held(4), 'pass', ...held(2), 'pass']],
    ['brackets are no part of a code', [...'[boat]', 'Enter'], 5, ['pass', ...held(4), 'pass', 'pass']],
    ['Space is never part of it', [...'MRC', ' ', 'Enter'], 5, [...held(3), 'pass', 'pass']],
  ])('%s', (_name, keys, gap, want) => {
    expect(feed(keys, gap)).toEqual(want);
  });

  test('another suffix ends it, and Enter does not', () => {
    const tab = { prefix: null, suffix: 'Tab' };
    expect(feed([...CODE, 'Tab'], 5, tab).at(-1)).toEqual({ scan: 'MRC3QKNJDVZ' });
    expect(feed([...CODE, 'Enter'], 5, tab).at(-1)).toBe('pass');
  });

  test('after its prefix a shorter one is a code too, and the prefix does nothing else', () => {
    const settings = { prefix: 'F9', suffix: 'Enter' };
    expect(feed(['F9', ...'AB1', 'Enter'], 5, settings)).toEqual(['swallow', ...held(3), { scan: 'AB1' }]);
    expect(feed(['F9', ...'AB1', 'Enter'], 50, settings)).toEqual(['swallow', ...held(3), 'pass']);
  });

  test('a slow key before it is not part of it', () => {
    const first = recogniseScan(NO_SCAN, { key: '7', at: 0 }, DEFAULT_SCANNER).state;
    let state = first;
    let verdict: ScanVerdict = 'pass';
    [...CODE, 'Enter'].forEach((key, index) => {
      ({ state, verdict } = recogniseScan(state, { key, at: 100 + index * 5 }, DEFAULT_SCANNER));
    });
    expect(verdict).toEqual({ scan: 'MRC3QKNJDVZ' });
  });
});
