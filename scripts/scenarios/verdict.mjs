// What Respect's result says: which step failed first, and why.
import { stripVTControlCharacters } from 'node:util';
import { isSecret } from './http-log.mjs';

/** Returns the first failed step of a run as a failure, or undefined when every check passed. */
export function findFailure(result, calls, output) {
  const failed = findFailedStep(result.executedWorkflows, []);
  if (!failed) return undefined;
  const { path, step, check } = failed;
  const call = callOf(step, calls);
  // A shared workflow that breaks off cannot give its outputs, and Respect reports only that: what it printed says why.
  const printed = step.response ? undefined : output.findLast((line) => FAILED_CHECK.test(line));
  const shown = printed ? readPrinted(printed) : check;
  return { step: path.slice(1).join(' › '), check: describeCheck(shown, call, step.response?.body), call };
}

function findFailedStep(items, path) {
  for (const item of items) {
    if (item.type === 'workflow') {
      const found = findFailedStep(item.executedSteps, item.stepId ? [...path, item.stepId] : path);
      if (found) return found;
      continue;
    }
    const check = item.checks.find(({ passed, severity }) => !passed && severity === 'error');
    if (check) return { path: [...path, item.stepId], step: item, check };
  }
  return undefined;
}

function callOf({ response }, calls) {
  return (
    calls.findLast(({ url, status }) => url === response?.requestUrl && status === response?.statusCode) ?? calls.at(-1)
  );
}

const FAILED_CHECK = /^✗ (?:success criteria|status code|schema|content-type) check/;

function readPrinted(line) {
  const [name, ...rest] = line.slice(2).split(' - ');
  return { name, condition: rest.join(' - ') || undefined };
}

/** Returns the lines that Respect printed, without colours. */
export function cleanOutput(text) {
  return stripVTControlCharacters(String(text))
    .split('\n')
    .map((line) => line.trim());
}

function describeCheck({ name, message = '', condition }, call, body) {
  const answered = call?.status ? `answered ${call.status}${call.code ? ` ${call.code}` : ''}` : 'was not answered';
  if (condition) return `expected ${condition}; ${describeValue(condition, body)}${answered}${describeMessage(call)}`;
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${name}: ${text.slice(0, 600)}${call ? `; the last call ${answered}${describeMessage(call)}` : ''}`;
}

/** Returns what is at the place of the body that a condition names. */
function describeValue(condition, body) {
  const [, pointer] = /\$response\.body#\/(\S+)/.exec(condition) ?? [];
  if (!pointer || typeof body !== 'object') return '';
  const path = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = path.reduce((node, part) => node?.[part], body);
  if (value === undefined) return 'it is missing; ';
  return typeof value === 'object' || isSecret(path.at(-1)) ? '' : `it is ${JSON.stringify(value)}; `;
}

function describeMessage(call) {
  const [, text] = /"message":"((?:[^"\\]|\\.)*)"/.exec(call?.answer ?? '') ?? [];
  return text ? ` "${text}"` : '';
}
