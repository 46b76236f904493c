import { type Call, textOf } from './calls.ts';

/** Values that calls have saved, by name. */
export type Saved = Record<string, unknown>;

/** Where calls go. */
interface Target {
  /** Address of the server, without a slash at its end. */
  root: string;
  world: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** A call as it is sent. */
export interface SentRequest {
  url: string;
  init: { method: string; headers: Headers; body?: string };
}

/** Sends a call to a world, with the values that earlier calls saved. */
export function sendCall(call: Call, target: Target, saved: Saved): Promise<Response> {
  const { url, init } = buildRequest(call, target, saved);
  return target.fetch(url, init);
}

/** Returns a call as it is sent to a world, with the values that earlier calls saved. */
export function buildRequest(call: Call, { root, world }: Omit<Target, 'fetch'>, saved: Saved): SentRequest {
  const path = fillText(call.path, saved);
  const base = path.startsWith('/__sim') ? '' : `/w/${world}`;
  const headers = new Headers(
    Object.entries(call.headers ?? {}).map(([name, value]): [string, string] => [name, fillText(value, saved)]),
  );
  const body = bodyOf(call, saved);
  if (body !== undefined)
    headers.set('content-type', call.isForm ? 'application/x-www-form-urlencoded' : 'application/json');
  return { url: root + base + path, init: { method: call.method, headers, ...(body !== undefined && { body }) } };
}

function bodyOf({ body, text, isForm }: Call, saved: Saved): string | undefined {
  if (text !== undefined) return text;
  if (body === undefined) return undefined;
  const filled = fillValue(body, saved);
  return isForm ? new URLSearchParams(filled as Record<string, string>).toString() : JSON.stringify(filled);
}

/** Saves what a call names of its response. */
export function saveFrom(call: Call, answer: unknown, saved: Saved): void {
  for (const [name, pointer] of Object.entries(call.saves ?? {})) saved[name] = valueAt(answer, pointer);
}

/** Returns the value at a JSON pointer. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], value);

const VARIABLE = /\{\{(\w+)\}\}/g;

const fillText = (text: string, saved: Saved): string =>
  text.replaceAll(VARIABLE, (_all, name: string) => textOf(saved[name]));

/** Returns a value with what earlier calls saved. */
export function fillValue(value: unknown, saved: Saved): unknown {
  if (typeof value === 'string') {
    const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    return whole ? saved[whole] : fillText(value, saved);
  }
  if (Array.isArray(value)) return value.map((one) => fillValue(one, saved));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillValue(one, saved)]));
  return value;
}
