import type { Handler } from '../../kernel/handler.ts';
import { writeLog } from './error-log.ts';

/** Returns the error log of the server and its pages (002 §2.5). */
export const getErrorLog: Handler<'getErrorLog'> = (_input, { world }) => ({ log: writeLog(world) });
