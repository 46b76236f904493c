import type { RealtimeScriptError } from '@muara/contract/types';

/** An error as reported by `window.onerror` or `unhandledrejection`. */
export interface ScriptError {
  message: string;
  /** Name of the error, such as AbortError. */
  name?: string | null;
  /** URL of the script. */
  source?: string | null;
  line?: number | null;
  column?: number | null;
  stack?: string | null;
}

const IGNORED_MESSAGES = [
  /ResizeObserver loop/i,
  /\bAbortError\b/,
  /(signal|fetch|operation|request) (is|was|has been) aborted|user aborted a request/i,
];
const EXTENSION = /\b(chrome|moz|safari-web|safari|ms-browser|edge)-extension:\/\//i;

/** Returns whether nobody can act on an error: ResizeObserver loops, aborted calls, browser extensions. */
export function isIgnoredScriptError({ message, name, source, stack }: ScriptError): boolean {
  if (name === 'AbortError') return true;
  if (IGNORED_MESSAGES.some((pattern) => pattern.test(message))) return true;
  return EXTENSION.test(`${source ?? ''}\n${stack ?? ''}`);
}

/** Returns the report of a script error (000 §7); null when it is ignored. Long texts are cut. */
export function scriptErrorReport(error: ScriptError, screen: string | null): RealtimeScriptError | null {
  if (isIgnoredScriptError(error)) return null;
  const cut = (text: string | null | undefined, length: number): string | null => text?.slice(0, length) ?? null;
  return {
    msg: '/script-error',
    message: error.message.slice(0, 1000),
    source: cut(error.source, 500),
    line: error.line ?? null,
    column: error.column ?? null,
    stack: cut(error.stack, 4000),
    screen: cut(screen, 300),
  };
}
