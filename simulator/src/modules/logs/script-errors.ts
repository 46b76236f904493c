import type { RealtimeScriptError } from '@muara/contract/types';
import type { JobEvent } from '../../events/business-event.ts';
import type { MessageContext } from '../../kernel/domain.ts';
import { logError } from './error-log.ts';

/** Records a script error of a browser (000 §7) under the screen where it happened. */
export function logScriptError(message: RealtimeScriptError, { world, window, session }: MessageContext): JobEvent[] {
  const { message: text, stack = null, source, line, column } = message;
  const position = source ? `at ${source}:${line ?? 0}:${column ?? 0}` : null;
  return logError(world, {
    source: message.screen ?? window.screen ?? 'web',
    message: text,
    stack: stack ?? position,
    isGuest: session === null,
  });
}
