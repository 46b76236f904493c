import { event } from '../../events/business-event.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { writeLog } from './error-log.ts';

export { apiRequests } from './api-requests.ts';
export { logFailure } from './error-log.ts';
export { logScriptError } from './script-errors.ts';

/** The error log of the server and its pages (002 §2.5). */
export const logs = {
  getErrorLog: (_input, { world }) => ({ log: writeLog(world) }),

  clearErrorLog(_input, { world }) {
    const { errorLog } = world.tables;
    const hadEntries = errorLog.size > 0;
    for (const { id } of errorLog.all()) errorLog.remove(id);
    return reply({ success: true }, event('errorLog.cleared', { hadEntries }));
  },
} satisfies Partial<Handlers>;
