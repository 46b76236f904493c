// What the terminal shows of a run.
import { hideInUrl } from './http-log.mjs';

const MOST_ANSWER = 600;

/** Returns the line of a finished scenario; that of a failed row of a table names the row. */
export function formatLine({ id, summary, file, line, failure, took, calls }) {
  const place = failure && line ? ` ${file}:${line}: ${summary}` : '';
  return `${failure ? '✗' : '✓'} ${id} (${calls} calls, ${(took / 1000).toFixed(2)} s)${place}\n`;
}

/** Returns the step, check, request and answer of a failure, indented. */
export function formatFailure({ step, check, call }) {
  const lines = [step ? `step ${step}: ${check}` : check];
  if (call) {
    lines.push(`request  ${call.method} ${hideInUrl(call.url)}`);
    if (call.body) lines.push(`         ${cut(call.body)}`);
    lines.push(`answer   ${call.status ?? 'none'} ${cut(call.answer ?? '')}`);
  }
  return lines.map((line) => `    ${line}\n`).join('');
}

const cut = (text) => (text.length > MOST_ANSWER ? `${text.slice(0, MOST_ANSWER)} …` : text).replaceAll('\n', ' ');

/** Returns the last line of a run, and what was skipped. */
export function formatSummary({ results, skipped, seconds, isComplete }) {
  const failed = results.filter(({ failure }) => failure).length;
  const calls = results.reduce((sum, result) => sum + result.calls, 0);
  const skips = skipped.map((id) => `- ${id} skipped: it needs a simulator\n`).join('');
  const end = isComplete ? '' : ' Stopped before the end.';
  return `${skips}\n${results.length - failed} passed, ${failed} failed, ${skipped.length} skipped: ${calls} calls in ${seconds.toFixed(1)} s.${end}\n`;
}
