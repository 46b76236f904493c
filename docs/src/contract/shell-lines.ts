import type { Call } from './calls.ts';
import { quote } from './samples.ts';

/**
 * Returns the lines of a shell that make the calls of a sequence in a world, one after the other. They
 * need curl and jq.
 */
export function shellLines(calls: readonly Call[], world: string): string[] {
  return ['SERVER=http://localhost:3000', `WORLD=$SERVER/w/${world}`, ...calls.map(lineOf)];
}

function lineOf(call: Call): string {
  const { method, path, headers = {}, body, text, isForm, saves } = call;
  const base = path.startsWith('/__sim') ? '$SERVER' : '$WORLD';
  const words = ['curl -s', ...(isImplied(call) ? [] : [`-X ${method}`]), inDouble(base + path)];
  for (const [name, value] of Object.entries(headers)) words.push(`-H ${inDouble(`${name}: ${value}`)}`);
  if (text !== undefined) words.push(`-H 'Content-Type: application/json'`, `-d ${quote(text)}`);
  else if (isForm)
    words.push(
      ...Object.entries(body as object).map(([name, value]) => `--data-urlencode ${inDouble(`${name}=${value}`)}`),
    );
  else if (body !== undefined) words.push(`-H 'Content-Type: application/json'`, `-d ${inSingle(body)}`);
  return saves ? saving(words.join(' '), saves) : words.join(' ');
}

const isImplied = ({ method, body, text }: Call): boolean =>
  body === undefined && text === undefined ? method === 'GET' : method === 'POST';

function saving(command: string, saves: Readonly<Record<string, string>>): string {
  const entries = Object.entries(saves);
  if (entries.length === 1) {
    const [[name, pointer]] = entries as [[string, string]];
    return `${name}=$(${command} | jq -r ${quote(filterOf(pointer))})`;
  }
  return [
    `answer=$(${command})`,
    ...entries.map(([name, pointer]) => `${name}=$(jq -r ${quote(filterOf(pointer))} <<< "$answer")`),
  ].join('\n');
}

/** Returns the jq filter of a JSON pointer. */
const filterOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `["${key}"]`))
    .reduce((filter, key) => filter + key, '.');

/** Quotes a text whose variables the shell fills in. */
const inDouble = (text: string): string =>
  `"${text.replaceAll(/["`\\]/g, '\\$&').replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => `$${name}`)}"`;

/** Quotes JSON. A value that is one variable is text, or a number where its name ends in `_id`. */
function inSingle(body: unknown): string {
  return quote(JSON.stringify(body)).replaceAll(
    /"\{\{(\w+)\}\}"|\{\{(\w+)\}\}/g,
    (_all, whole: string, part: string) => {
      const name = whole ?? part;
      const value = `'"$${name}"'`;
      return whole && !isNumber(name) ? `"${value}"` : value;
    },
  );
}

/** Whether a saved value is sent without quotes. */
const isNumber = (name: string): boolean => /(^|_)id$/.test(name);
