import type { Domain } from '../kernel/domain.ts';
import { handleChat } from './chat/chat.ts';
import { logScriptError } from './logs/script-errors.ts';

/** Handles messages of people and pages on the realtime channel. */
export const onMessage: Domain['onMessage'] = (message, context) =>
  message.msg === '/script-error' ? logScriptError(message, context) : handleChat(message, context);
