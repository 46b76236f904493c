import { ApiError } from '@muara/client/http';
import { appState } from '@/lib/app-state.ts';
import { toast } from '@/lib/toast.ts';
import { errorMessages as text } from './errors.messages.ts';

const state = appState(() => ({
  /** Error texts in another language by code; empty in English, where the server's own words are shown. */
  translations: {} as Readonly<Record<string, string>>,
}));

/**
 * Sets the language in which errors show.
 * A text with parts to fill in keeps the server's words, because only the server knows them.
 */
export function translateErrors(texts: Readonly<Record<string, string>>): void {
  state.translations = Object.fromEntries(Object.entries(texts).filter(([, text]) => !/\{\w+\}/.test(text)));
}

/** Returns the text for an error code of a call or a field; `english` if it has no translation. */
export function codeText(code: string, english: string): string {
  return (Object.hasOwn(state.translations, code) ? state.translations[code] : undefined) ?? english;
}

/** Statuses that the app handles globally (session end, new version, rate limit); screens add nothing. */
const GLOBAL = new Set([401, 402, 403, 409, 429]);

/**
 * Returns the text for a failed call: the server's words, or the text of 000 §8.
 * In another language it is the translation of the error's code.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return codeText('internal_error', text.somethingWrong);
  return codeText(error.code, error.message) || text.somethingWrong;
}

/**
 * Shows a failed command as a toast, unless it is handled globally or the caller cancelled it.
 * A network error mutes further errors for 1 s (000 §8).
 */
export function reportError(error: unknown): void {
  const kind = error instanceof ApiError ? error.kind : 'http';
  if (kind === 'aborted' || (error instanceof ApiError && GLOBAL.has(error.status))) return;
  toast.error(errorText(error));
  if (kind === 'network' || kind === 'timeout') toast.mute();
}

/** Returns whether a save was refused because someone else saved the record after the form was filled. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'record_changed' || error.code === 'settings_changed');
}

/** Returns what a save throws when the person cancels it: nothing is saved, and no error is shown. */
export const saveCancelled = (): ApiError => new ApiError('aborted', 0, 'aborted', '');
