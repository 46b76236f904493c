import { codeText } from '@/domain/errors/errors.ts';
import { en } from './messages/en.ts';

/** What the server gave as the reason for the end of a session. */
interface EndReason {
  code?: string | undefined;
  message?: string | undefined;
}

/**
 * Returns the text for a session that the server ended; null if the user signed out in another tab.
 * That tab removes the token first, so a missing token and no reason from the server mean a sign-out.
 * @param isTokenKept whether the browser still has the token of the session
 */
export function sessionEndText({ code = '', message = '' }: EndReason, isTokenKept: boolean): string | null {
  if (!isTokenKept && (message === '' || SIGNED_OUT_CODES.has(code))) return null;
  return codeText(code, message) || en.notAuthorized;
}

/** The server's response to a call from a signed-out session. */
const SIGNED_OUT_CODES: ReadonlySet<string> = new Set(['session_required', 'session_expired']);
