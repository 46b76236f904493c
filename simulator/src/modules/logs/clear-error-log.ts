import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Clears the error log (002 §2.5). */
export const clearErrorLog: Handler<'clearErrorLog'> = (_input, { world }) => {
  const { errorLog } = world.tables;
  const hadEntries = errorLog.size > 0;
  for (const { id } of errorLog.all()) errorLog.remove(id);
  return reply({ success: true }, event('errorLog.cleared', { hadEntries }));
};
