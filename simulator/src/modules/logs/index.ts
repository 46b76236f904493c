import type { Handlers } from '../../kernel/handler.ts';
import { clearErrorLog } from './clear-error-log.ts';
import { getErrorLog } from './get-error-log.ts';
import { listApiRequests } from './list-api-requests.ts';

export { logFailure } from './error-log.ts';
export { logScriptError } from './script-errors.ts';

/** The error log of the server and its pages (002 §2.5). */
export const logs = { getErrorLog, clearErrorLog, listApiRequests } satisfies Partial<Handlers>;
