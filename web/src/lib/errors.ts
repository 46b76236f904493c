import { ApiError } from '@muara/client/http';
import { toast } from './toast.ts';

const SOMETHING = 'Something went wrong';

/** Statuses that a global surface answers (session end, new version, rate limit), so a screen adds nothing. */
const GLOBAL = new Set([401, 402, 403, 409, 429]);

/** What to tell a person about a failed call: the server's words, or the text of 000 §8. */
export function errorText(error: unknown): string {
  return (error instanceof ApiError && error.message) || SOMETHING;
}

/**
 * Shows a failed command as an error toast, unless a global surface shows it already or the caller took the call back.
 * A network error mutes the next error surfaces for 1 s (000 §8).
 */
export function reportError(error: unknown): void {
  const kind = error instanceof ApiError ? error.kind : 'http';
  if (kind === 'aborted' || (error instanceof ApiError && GLOBAL.has(error.status))) return;
  toast.error(errorText(error));
  if (kind === 'network' || kind === 'timeout') toast.mute();
}
