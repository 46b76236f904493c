import { ApiError } from '@muara/client/http';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { tillText } from '@/features/counter/till.messages.ts';

/** Statuses that the shell itself handles: session end, new version, rate limit (000 §8). */
const SHELL = new Set([401, 402, 403, 409, 429]);

/** Shows a failed action in the modal 'Oopss' with the server's message (002 §8). */
export async function showActionError(error: unknown, dialogs: DialogRequests): Promise<void> {
  if (error instanceof ApiError && error.kind === 'http' && SHELL.has(error.status)) return;
  await dialogs.alert({ title: tillText.oopss, message: errorText(error) });
}
