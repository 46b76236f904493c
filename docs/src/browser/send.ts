import { type Call, textOf } from '../contract/calls.ts';
import { twinRoot } from './twin.ts';

/** Values that calls have saved, by name. */
export type Saved = Record<string, unknown>;

export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  /** Parsed JSON, or text; undefined for a file. */
  body: unknown;
  /** The file of a response that is neither JSON nor text. */
  file?: Blob;
}

/** Sends a call to a world of the server beside the site, and saves what it names. */
export async function send(call: Call, world: string, saved: Saved): Promise<Answer> {
  const path = fillText(call.path, saved);
  const base = path.startsWith('/__sim') ? '' : `/w/${world}`;
  const headers = new Headers(
    Object.entries(call.headers ?? {}).map(([name, value]): [string, string] => [name, fillText(value, saved)]),
  );
  const init: RequestInit = { method: call.method, headers };
  if (call.body !== undefined) {
    const body = fillValue(call.body, saved);
    headers.set('content-type', call.isForm ? 'application/x-www-form-urlencoded' : 'application/json');
    init.body = call.isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
  }
  const response = await fetch(twinRoot() + base + path, init);
  const answer = await readAnswer(response);
  for (const [name, pointer] of Object.entries(call.saves ?? {})) saved[name] = at(answer.body, pointer);
  return answer;
}

async function readAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const common = { status: response.status, headers: [...response.headers] };
  const isText = /json|text|csv|xml/.test(type);
  const content = isText ? await response.text() : await response.blob();
  if (typeof content !== 'string') return { ...common, body: undefined, file: content };
  return { ...common, body: type.includes('json') ? (JSON.parse(content) as unknown) : content };
}

/** Returns the value at a JSON pointer. */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], value);
}

const VARIABLE = /\{\{(\w+)\}\}/g;

const fillText = (text: string, saved: Saved): string =>
  text.replaceAll(VARIABLE, (_all, name: string) => textOf(saved[name]));

function fillValue(value: unknown, saved: Saved): unknown {
  if (typeof value === 'string') {
    const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    return whole ? saved[whole] : fillText(value, saved);
  }
  if (Array.isArray(value)) return value.map((one) => fillValue(one, saved));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillValue(one, saved)]));
  return value;
}
