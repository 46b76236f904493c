import type { Handler } from '../../kernel/handler.ts';
import { presentOptions } from './present-options.ts';

/** Returns the report types and filter choices of the caller (001 §6). */
export const getReportOptions: Handler<'getReportOptions'> = (_input, { world, session, request, now }) => {
  const { user } = session;
  return presentOptions(world, user, request.language, now);
};
