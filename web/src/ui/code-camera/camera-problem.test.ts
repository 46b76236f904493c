import { describe, expect, test } from 'vitest';
import { type CameraProblem, cameraProblem, isTemporary } from './camera-problem.ts';

const named = (name: string) => Object.assign(new Error('refused'), { name });

describe('a camera that did not open', () => {
  test.each<[error: unknown, want: CameraProblem, passing: boolean]>([
    [named('NotAllowedError'), 'denied', false],
    [named('SecurityError'), 'denied', false],
    [named('NotFoundError'), 'missing', true],
    [named('OverconstrainedError'), 'missing', true],
    [named('NotReadableError'), 'busy', true],
    [named('AbortError'), 'busy', true],
    [named('TrackStartError'), 'busy', true],
    [new TypeError('no constraints'), 'failed', true],
    ['a text', 'failed', true],
  ])('%s is %s', (error, want, passing) => {
    expect(cameraProblem(error)).toBe(want);
    expect(isTemporary(want)).toBe(passing);
  });
});
