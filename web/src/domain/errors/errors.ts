import { ApiError } from '@muara/client/http';
import { toast } from '@/lib/toast.ts';
import { errorMessages as text } from './errors.messages.ts';

/** Error texts in another language by code; empty in English, where the server's own words are shown. */
let translations: Readonly<Record<string, string>> = {};

/** Shows errors in another language from now on. A text with parts to fill in is left to the server, which knows them. */
export function translateErrors(texts: Readonly<Record<string, string>>): void {
  translations = Object.fromEntries(Object.entries(texts).filter(([, text]) => !/\{\w+\}/.test(text)));
}

/** The words for an error code, which may belong to a call or to one field; `english` when there are none of our own. */
export function codeText(code: string, english: string): string {
  return (Object.hasOwn(translations, code) ? translations[code] : undefined) ?? english;
}

/** Statuses that a global surface answers (session end, new version, rate limit), so a screen adds nothing. */
const GLOBAL = new Set([401, 402, 403, 409, 429]);

/**
 * What to tell a person about a failed call: the server's words, or the text of 000 §8; in another language the words
 * of its code.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return codeText('internal_error', text.somethingWrong);
  return codeText(error.code, error.message) || text.somethingWrong;
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

/** Returns whether a save was refused because somebody else has saved the record since the form was filled. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'record_changed';
}

/** Returns what a save throws when the person cancels it: nothing is saved, and no error is shown. */
export const saveCancelled = (): ApiError => new ApiError('aborted', 0, 'aborted', '');
