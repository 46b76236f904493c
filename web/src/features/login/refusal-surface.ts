import { ApiError } from '@muara/client/http';
import { codeText, errorText } from '@/domain/errors/errors.ts';

/** Where a failed sign-in, or a failed step to a new password, is shown. */
export type RefusalSurface =
  /** Shown at the field that caused it. */
  | { at: 'field'; field: string; text: string }
  /** In the form: the server refused, and what was typed stays for another try. */
  | { at: 'form'; text: string }
  /** Shown in a toast: the server failed, so a retry may work. */
  | { at: 'toast' }
  /** In the dialog that the client opens itself, for a new version and for too many requests. */
  | { at: 'dialog' };

const DIALOG_STATUSES: ReadonlySet<number> = new Set([409, 429]);

/**
 * Returns where to show a failed login, forgot password or reset password. Every failure has a place:
 * without a session, 401, 402 and 403 sign nobody out.
 *
 * @param fields the fields of the form, by their wire names
 */
export function refusalSurface(error: unknown, fields: readonly string[]): RefusalSurface {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { at: 'toast' };
  if (DIALOG_STATUSES.has(error.status)) return { at: 'dialog' };
  if (error.status < 400 || error.status >= 500) return { at: 'toast' };
  const fault = error.errors?.find(({ field }) => fields.includes(field));
  if (fault) return { at: 'field', field: fault.field, text: codeText(fault.code, fault.message) };
  return { at: 'form', text: errorText(error) };
}
