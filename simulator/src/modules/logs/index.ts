import type { Handlers } from '../../kernel/handler.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import { writeLog } from './error-log.ts';

export { apiRequests } from './api-requests.ts';
export { logFailure } from './error-log.ts';
export { logScriptError } from './script-errors.ts';

/** The error log of the server and its pages (002 §2.5). */
export const logs = {
  getErrorLog: (_input, { world }) => ({ log: writeLog(world) }),

  clearErrorLog(_input, ctx) {
    const { errorLog } = ctx.world.tables;
    const filled = errorLog.size > 0;
    for (const { id } of errorLog.all()) errorLog.remove(id);
    writeAuditEntry(ctx, { module: 'Error Log', action: 'Cleared the error log' });
    if (filled) ctx.hub.refreshBubbles();
    return { success: true };
  },
} satisfies Partial<Handlers>;
