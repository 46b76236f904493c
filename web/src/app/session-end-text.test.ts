import { expect, test } from 'vitest';
import { sessionEndText } from './session-end-text.ts';

const EXPIRED = { code: 'session_expired', message: 'Your session has ended. Please sign in again' };
const RESET = { code: 'world_reset', message: 'The test system was reset. Please sign in again' };
const REMOVED = { code: 'account_removed', message: 'Your account has been removed' };

test.each([
  ['a sign-out in another tab, told by the server first', {}, false, null],
  ['a call of this tab that the sign-out overtook', EXPIRED, false, null],
  ['a call without a token after the sign-out', { code: 'session_required', message: 'Please sign in' }, false, null],
  ['a session that has expired', EXPIRED, true, EXPIRED.message],
  ['a removed account', REMOVED, true, REMOVED.message],
  ['a removed account, after another tab removed the token', REMOVED, false, REMOVED.message],
  ['a world that was reset', RESET, true, RESET.message],
  ['a world that was reset, after another tab removed the token', RESET, false, RESET.message],
  ['a server that gives no reason', {}, true, 'Not authorized'],
  ['a refusal without a body', { code: 'http_403', message: 'Not authorized' }, true, 'Not authorized'],
])('%s', (_name, reason, isTokenKept, text) => {
  expect(sessionEndText(reason, isTokenKept)).toBe(text);
});
