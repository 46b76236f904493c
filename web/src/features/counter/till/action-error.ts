import { ApiError } from '@muara/client/http';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { tillText } from '@/features/counter/till.messages.ts';

/** Statuses that the shell's own surfaces answer: session end, new version, rate limit (000 §8). */
const SHELL = new Set([401, 402, 403, 409, 429]);

/** A failed action of the till: the modal 'Oopss' with the server's words (002 §8). */
export async function showActionError(error: unknown, dialogs: DialogRequests): Promise<void> {
  if (error instanceof ApiError && error.kind === 'http' && SHELL.has(error.status)) return;
  await dialogs.alert({ title: tillText.oopss, message: errorText(error) });
}
