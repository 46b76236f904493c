import { scriptErrorReport, type ScriptError } from '@muara/client';
import { currentPath } from '@/lib/address.ts';
import { ApiError } from '@muara/client/http';
import type { Realtime } from '@muara/client/realtime';

/** How many different errors are remembered. */
const REMEMBERED = 200;

/** Reports uncaught script errors and rejections (000 §7), each distinct one once a visit. */
export function reportScriptErrors(realtime: Pick<Realtime, 'send'>): () => void {
  const told = new Set<string>();
  const report = (error: ScriptError) => {
    const message = scriptErrorReport(error, currentPath());
    if (!message) return;
    const key = [message.message, message.source, message.line, message.column].join('|');
    if (told.has(key) || told.size >= REMEMBERED) return;
    told.add(key);
    realtime.send(message);
  };
  const onError = ({ message, filename, lineno, colno, error }: ErrorEvent) => {
    const [name, stack] = error instanceof Error ? [error.name, error.stack ?? null] : [null, null];
    report({ message, name, source: filename, line: lineno, column: colno, stack });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    // The network and the server's refusals are no faults of a script; the person has been told of them.
    if (reason instanceof ApiError) return;
    if (reason instanceof Error)
      report({ message: `${reason.name}: ${reason.message}`, name: reason.name, stack: reason.stack ?? null });
    else report({ message: `Unhandled rejection: ${String(reason)}` });
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
