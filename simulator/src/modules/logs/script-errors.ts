import type { RealtimeScriptError } from '@muara/contract/types';
import type { MessageContext } from '../../kernel/domain.ts';
import { logError } from './error-log.ts';

/** Records a script error of a browser (000 §7) under the screen where it happened. */
export function logScriptError(message: RealtimeScriptError, { world, hub, window, session }: MessageContext): void {
  const { message: text, stack = null, source, line, column } = message;
  const position = source ? `at ${source}:${line ?? 0}:${column ?? 0}` : null;
  logError(world, hub, {
    source: message.screen ?? window.screen ?? 'web',
    message: text,
    stack: stack ?? position,
    isGuest: session === null,
  });
}
