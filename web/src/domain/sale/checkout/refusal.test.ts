import { ApiError } from '@muara/client/http';
import { describe, expect, it } from 'vitest';
import { isRefusal, problemOf } from './refusal.ts';

describe('what proves that nothing was sold', () => {
  it.each<[name: string, error: unknown, want: boolean]>([
    ['a refusal', new ApiError('http', 422, 'slot_fully_booked', 'Fully Booked'), true],
    ['an ended session', new ApiError('http', 401, 'session_expired', ''), true],
    ['a time-out', new ApiError('timeout', 0, 'timeout', ''), false],
    ['a cut', new ApiError('network', 0, 'network', ''), false],
    ['a call that was given up', new ApiError('aborted', 0, 'aborted', ''), false],
    ['a fault of the server', new ApiError('http', 500, 'internal_error', ''), false],
    ['a request that took a proxy too long', new ApiError('http', 408, 'http_408', ''), false],
    ['a gateway that waited too long', new ApiError('http', 504, 'http_504', ''), false],
    ['a response that cannot be read', new ApiError('http', 200, 'malformed_answer', ''), false],
    ['an error of our own', new TypeError('x is not a function'), false],
  ])('%s: %s', (_name, error, want) => {
    expect(isRefusal(error)).toBe(want);
  });
});

describe('a refused sale', () => {
  const refusal = (code: string, field?: string) => new ApiError('http', 422, code, 'No', { body: { field } });

  it('goes back to the step of the field', () => {
    expect(problemOf(refusal('slot_fully_booked', 'slot'))).toEqual({ step: 'jetty', field: 'slot', message: 'No' });
    expect(problemOf(refusal('email_invalid', 'email'))).toMatchObject({ step: 'info', field: 'email' });
    expect(problemOf(refusal('too_many_passengers'))).toMatchObject({ step: 'passengers', field: 'counts' });
  });

  it('shows in a dialog when it has no place in the wizard', () => {
    expect(problemOf(refusal('shift_required'))).toBeNull();
    expect(problemOf(new ApiError('timeout', 0, 'timeout', 'No'))).toBeNull();
    expect(problemOf(new Error('No'))).toBeNull();
  });
});
