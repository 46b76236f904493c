import { ApiError } from '@muara/client/http';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { scannerMessages as text } from './scanner.messages.ts';

/** Statuses that the app shows on its own: session end, new version, rate limit (000 §8). */
const GLOBAL: ReadonlySet<number> = new Set([401, 402, 403, 409, 429]);

/** Shows a failed action of the scanner in an error modal (002 §8); resolves when it is closed. */
export async function showActionError(error: unknown, dialogs: DialogRequests): Promise<void> {
  if (error instanceof ApiError && (error.kind === 'aborted' || GLOBAL.has(error.status))) return;
  await dialogs.alert({ title: text.oopss, message: errorText(error) });
}

/** Whether the server could not be reached. */
export function isLineDown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}
