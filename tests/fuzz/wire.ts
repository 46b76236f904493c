import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import type { Random } from '../../simulator/src/world/random.ts';
import type { FuzzCall, Input } from './call.ts';
import { isRecord } from './valid-input.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const BOUNDARY = 'muara-fuzz-boundary';

/** Writes an input as a request, in one of the content types that the operation takes. */
export function writeCall(
  id: OperationId,
  account: string | null,
  input: Input,
  change: string,
  random: Random,
): FuzzCall {
  const { method, path } = OPERATIONS[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encodeText(textOf(input.params[name])));
  const search = Object.entries(input.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodeText(name)}=${encodeText(textOf(one))}`),
  );
  const call: FuzzCall = {
    operationId: id,
    account,
    method,
    target: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
    headers: {},
    body: undefined,
    change,
    input,
    wait: 0,
  };
  const types: readonly string[] = OPERATION_META[id].contentTypes;
  if (input.body === undefined || types.length === 0) return call;
  const type = random.pick(types);
  call.headers['content-type'] = type === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : type;
  call.body = type === FORM ? asForm(input.body) : type === MULTIPART ? asMultipart(input.body) : asJson(input.body);
  return call;
}

/** JSON of any depth; `JSON.stringify` gives up on nests that a client can still write by hand. */
function asJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    return `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  }
}

function fieldsOf(body: unknown): [string, string][] {
  if (!isRecord(body)) return [['value', textOf(body)]];
  return Object.entries(body).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) && value.every((item) => typeof item !== 'object')
      ? value.map((item) => [`${name}[]`, textOf(item)])
      : [[name, textOf(value)]],
  );
}

function asForm(body: unknown): string {
  return fieldsOf(body)
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
    .join('&');
}

function asMultipart(body: unknown): string {
  const parts = fieldsOf(body).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? asJson(value) : String(value);
}

/**
 * Percent-encodes a text; half a surrogate pair becomes the replacement character, as browsers send
 * it.
 */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Breaks the request itself: its address, headers or bytes. Returns what was changed. */
export function mutateWire(call: FuzzCall, random: Random): string {
  const [name, change] = random.weighted(
    call.body === undefined ? [...ADDRESS, ...HEADERS] : [...ADDRESS, ...HEADERS, ...BODY],
  );
  change(call, random);
  return name;
}

type WireChange = readonly [
  value: readonly [name: string, change: (call: FuzzCall, random: Random) => void],
  weight: number,
];

const append = (call: FuzzCall, search: string): void => {
  call.target += `${call.target.includes('?') ? '&' : '?'}${search}`;
};
const withBody =
  (change: (body: string, random: Random) => string | Uint8Array) => (call: FuzzCall, random: Random) => {
    if (typeof call.body === 'string') call.body = change(call.body, random);
  };
const withHeader = (name: string, values: readonly string[]) => (call: FuzzCall, random: Random) => {
  call.headers[name] = random.pick(values);
};

const ADDRESS: readonly WireChange[] = [
  [
    [
      'broken percent-encoding in the query',
      (call, random) =>
        append(
          call,
          `${random.pick(['page', 'search', 'type', 'x'])}=${random.pick(['%', '%zz', '%E0%A4%A', '%C0%AF'])}`,
        ),
    ],
    2,
  ],
  [
    [
      'broken percent-encoding in the path',
      (call, random) =>
        void (call.target = call.target.replace(
          /\/([^/?]*)(?=\?|$)/,
          `/${random.pick(['%', '%zz', '%E0%A4%A', '%00', '%2F', '%2e%2e', '%F0%9F%91%8D', '.', '..', ''])}`,
        )),
    ],
    2,
  ],
  [
    [
      'duplicate query keys',
      (call, random) =>
        append(
          call,
          random.pick([
            'page=0&page=1',
            'page=1&page=x',
            'search=a&search=b',
            'id=1&id=2',
            'type=all&type=all',
            'search[]=a&search=b',
            'page[0]=1&page[a]=2',
          ]),
        ),
    ],
    2,
  ],
  [
    [
      'prototype keys in the query',
      (call, random) =>
        append(
          call,
          random.pick([
            '__proto__=1',
            '__proto__[page]=1',
            'constructor[prototype][a]=1',
            'a[__proto__][b]=1',
            'page[length]=9',
            'toString=1',
          ]),
        ),
    ],
    2,
  ],
  [['a long query', (call) => append(call, `search=${'x'.repeat(20_000)}`)], 0.5],
  [
    [
      'many query keys',
      (call) => append(call, Array.from({ length: 1_500 }, (_, index) => `k${index}=${index}`).join('&')),
    ],
    0.5,
  ],
  [['a deep query key', (call) => append(call, `a${'[b]'.repeat(500)}=1`)], 0.5],
];

const HEADERS: readonly WireChange[] = [
  [
    [
      'a wrong token',
      withHeader('authorization', [
        'Bearer',
        'Bearer ',
        'Bearer x',
        'Basic eDp4',
        `Bearer ${'x'.repeat(5_000)}`,
        'Bearer ../x.y',
        'Bearer default.__proto__',
        'bearer null',
      ]),
    ],
    1,
  ],
  [
    [
      'an odd app version',
      withHeader('x-app-version', ['', '0', 'x', '1.2.3.4.5', '99999999999999999999', '-1', 'v', '1..2']),
    ],
    1,
  ],
  [
    [
      'an odd platform',
      withHeader('x-platform', ['__proto__', 'constructor', '', 'android_admin', 'ios_public', 'x'.repeat(1_000)]),
    ],
    1,
  ],
  [['a page is wanted', withHeader('accept', ['text/html', 'text/html,*/*;q=0.1', '*/*', 'x', ''])], 1],
  [['the point of sale', withHeader('x-pos', ['1', '0', 'true', 'x'])], 1],
  [['an odd language', withHeader('accept-language', ['ms', 'ms-MY,en;q=0.5', 'x', '*', ',,;q=', 'en;q=NaN'])], 1],
];

const BODY: readonly WireChange[] = [
  [['a body cut short', withBody((body, random) => body.slice(0, random.int(0, body.length)))], 2],
  [['bytes behind the body', withBody((body) => `${body}}`)], 1],
  [['a byte order mark', withBody((body) => `\uFEFF${body}`)], 1],
  [['a key twice', withBody((body) => body.replace('{', '{"id":1,"id":"x",'))], 1],
  [['__proto__ in the body', withBody((body) => body.replace('{', '{"__proto__":{"id":1,"admin":true},'))], 1],
  [
    [
      'bytes that are no UTF-8',
      withBody((body) => Uint8Array.from([...new TextEncoder().encode(body.slice(0, 200)), 0xc0, 0xff, 0xfe])),
    ],
    1,
  ],
  [['no body', (call) => void (call.body = '')], 1],
  [
    [
      'a broken escape in a form',
      (call) => void ([call.headers['content-type'], call.body] = [FORM, 'id=%zz&%E0%A4%A=1&&=&__proto__=2&a[b][']),
    ],
    1,
  ],
  [['a multipart body without a boundary', (call) => void (call.headers['content-type'] = MULTIPART)], 1],
  [
    [
      'a multipart body of another boundary',
      (call) => void (call.headers['content-type'] = `${MULTIPART}; boundary=other`),
    ],
    1,
  ],
  [
    [
      'a multipart body cut short',
      (call) =>
        void ([call.headers['content-type'], call.body] = [
          `${MULTIPART}; boundary=${BOUNDARY}`,
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="img"; filename="a.png"\r\n\r\n\u0089PNG`,
        ]),
    ],
    1,
  ],
  [
    [
      'a file where a text belongs',
      (call) =>
        void ([call.headers['content-type'], call.body] = [
          `${MULTIPART}; boundary=${BOUNDARY}`,
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="id"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n--${BOUNDARY}--\r\n`,
        ]),
    ],
    1,
  ],
  [
    [
      'another content type',
      withHeader('content-type', [
        '',
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'application/vnd.api+json',
        JSON_TYPE,
        FORM,
        'json',
        ';',
        'multipart/form-data; boundary=',
      ]),
    ],
    2,
  ],
];
