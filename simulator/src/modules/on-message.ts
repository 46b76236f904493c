import type { Domain } from '../kernel/domain.ts';
import { handleChat } from './chat/index.ts';
import { logScriptError } from './logs/index.ts';

/** Handles messages of people and pages on the realtime channel. */
export const onMessage: Domain['onMessage'] = (message, context) => {
  if (message.msg === '/script-error') return logScriptError(message, context);
  handleChat(message, context);
  return [];
};
