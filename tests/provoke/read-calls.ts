import type { Call } from '../../docs/src/contract/calls.ts';

/** A call as it was made, with its response. */
export interface Recorded {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  status: number;
  answer: unknown;
}

const FORM = 'application/x-www-form-urlencoded';
/** Headers that the place of a call decides. */
const IMPLIED = new Set(['content-type', 'content-length', 'x-sim-world']);

/** A value of a response that later calls send. */
interface Value {
  name: string;
  pointer: string;
}

/**
 * Returns recorded calls as a sequence that succeeds in another world too: tokens, codes and keys are
 * taken from the responses. Undefined where a body is neither JSON nor a form.
 */
export function readCalls(recorded: readonly Recorded[]): Call[] | undefined {
  const values = new Map<string, Value & { from: number }>();
  const calls: (Call & { saves: Record<string, string> })[] = [];
  for (const [index, one] of recorded.entries()) {
    const call = readCall(one);
    if (!call) return undefined;
    const use = (text: string): string => {
      const value = values.get(text);
      if (!value) return text;
      calls[value.from]!.saves[value.name] = value.pointer;
      return `{{${value.name}}}`;
    };
    calls.push({ ...withValues(call, use), saves: {} });
    const sent = JSON.stringify([one.path, one.body]);
    for (const [text, value] of listValues(one))
      if (!values.has(text) && !sent.includes(text)) values.set(text, { ...value, from: index });
  }
  return calls.map(({ saves, ...call }) => (Object.keys(saves).length > 0 ? { ...call, saves } : call));
}

function readCall({ method, path, headers, body }: Recorded): Call | undefined {
  // Commands of the control plane have a type, also without a body.
  const isImplied = (name: string): boolean => IMPLIED.has(name) && !(name === 'content-type' && body === '');
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !isImplied(name)));
  const type = headers['content-type'] ?? '';
  const call: Call = {
    title: path.split('?')[0]!,
    method,
    // The control plane names the world.
    path: path.replace(/^\/__sim\/worlds\/default/, '/__sim/worlds/mine'),
    ...(Object.keys(kept).length > 0 && { headers: kept }),
  };
  if (body === '') return call;
  if (type.startsWith(FORM)) return { ...call, body: Object.fromEntries(new URLSearchParams(body)), isForm: true };
  if (!type.startsWith('application/json')) return undefined;
  try {
    return { ...call, body: JSON.parse(body) as unknown };
  } catch {
    return { ...call, text: body };
  }
}

function withValues(call: Call, use: (text: string) => string): Call {
  const { headers, path, body } = call;
  const bearer = headers?.['authorization']?.replace('Bearer ', '');
  const [address = '', query] = path.split('?');
  const filled = address
    .split('/')
    .map((part) => use(decodeURIComponent(part)))
    .map((part) => (part.startsWith('{{') ? part : encodeURIComponent(part)))
    .join('/');
  return {
    ...call,
    path: query === undefined ? filled : `${filled}?${fillQuery(query, use)}`,
    ...(headers && {
      headers: {
        ...headers,
        ...(bearer && { authorization: `Bearer ${use(bearer)}` }),
      },
    }),
    ...(body !== undefined && { body: deep(body, use) }),
  };
}

const fillQuery = (query: string, use: (text: string) => string): string =>
  query
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      const used = use(decodeURIComponent(value));
      return `${name}=${used.startsWith('{{') ? used : value}`;
    })
    .join('&');

function deep(value: unknown, use: (text: string) => string): unknown {
  if (typeof value === 'string') return use(value);
  if (Array.isArray(value)) return value.map((one) => deep(one, use));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, use)]));
  return value;
}

/** What random sources make: tokens, codes, keys. Words and dates are the same in every world. */
const RANDOM = /^(?!\d{4}-\d\d-\d\d)(?=.*\d)[\w.-]{8,}$/;

function* listValues({ path, body, answer }: Recorded): Generator<[text: string, value: Value]> {
  const account = path === '/api/login' ? /"email":"([^@"]+)@/.exec(body)?.[1]?.replaceAll('-', '_') : undefined;
  for (const [pointer, text] of listTexts(answer, ''))
    if (RANDOM.test(text) || pointer === '/token')
      yield [text, { name: pointer === '/token' && account ? `${account}_token` : nameOf(pointer), pointer }];
}

function* listTexts(node: unknown, pointer: string): Generator<[pointer: string, text: string]> {
  if (typeof node === 'string') yield [pointer, node];
  else if (node !== null && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) yield* listTexts(value, `${pointer}/${key}`);
}

/** The last keys of a pointer. Names that end in `_id` are numbers, which random texts are not. */
const nameOf = (pointer: string): string =>
  pointer
    .split('/')
    .filter((key) => key !== '' && !/^\d+$/.test(key))
    .slice(-2)
    .join('_')
    .replaceAll(/\W/g, '_')
    .replace(/(^|_)id$/, '$1key');
