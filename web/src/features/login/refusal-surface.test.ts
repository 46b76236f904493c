import { createMuaraClient, type MuaraClient } from '@muara/client/http';
import { describe, expect, test } from 'vitest';
import { refusalSurface } from './refusal-surface.ts';

/** The three calls without a session, with the fields of their forms. */
const CALLS: Record<string, { fields: string[]; send(client: MuaraClient): Promise<unknown> }> = {
  login: {
    fields: ['email', 'password'],
    send: ({ call }) => call.login({ body: { email: 'a@muara.test', password: 'muara123', platform: 'web_app' } }),
  },
  forgotPassword: {
    fields: ['email'],
    send: ({ call }) => call.forgotPassword({ body: { email: 'a@muara.test', platform: 'web_app' } }),
  },
  resetPassword: {
    fields: ['password'],
    send: ({ call }) => call.resetPassword({ body: { token: 'default.abc', password: 'muara123' } }),
  },
};

const SAID = 'The words of the server';
const answer =
  (status: number, extra: object = {}) =>
  () =>
    Promise.resolve(Response.json({ code: 'x', message: SAID, ...extra }, { status }));
const onForm = { at: 'form', text: SAID };

const CASES: [name: string, fetch: (request: Request) => Promise<Response>, surface: object][] = [
  ['400', answer(400), onForm],
  ['401', answer(401), onForm],
  ['402', answer(402), onForm],
  ['403', answer(403), onForm],
  ['404', answer(404), onForm],
  [
    '403 without a body',
    () => Promise.resolve(new Response(null, { status: 403 })),
    { at: 'form', text: 'Not authorized' },
  ],
  ['409', answer(409), { at: 'dialog' }],
  ['422', answer(422), onForm],
  ['422 at an unknown field', answer(422, { errors: [{ field: 'other', code: 'x', message: SAID }] }), onForm],
  ['429', answer(429), { at: 'dialog' }],
  ['500', answer(500), { at: 'toast' }],
  ['503 without a body', () => Promise.resolve(new Response(null, { status: 503 })), { at: 'toast' }],
  ['a body that is cut', () => Promise.resolve(new Response('{"us', { status: 200 })), { at: 'toast' }],
  ['a dropped connection', () => Promise.reject(new TypeError('Failed to fetch')), { at: 'toast' }],
  ['no answer in time', timesOut, { at: 'toast' }],
];

function timesOut(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
}

/** Sends a call whose answer is `fetch`; time is up at once where nothing is answered. */
async function fail(call: string, fetch: (request: Request) => Promise<Response>) {
  const ended: number[] = [];
  const dialogs: number[] = [];
  const client = createMuaraClient({
    baseUrl: 'http://muara.test',
    appVersion: '1.0.0',
    tokens: { get: () => 'default.kept', set: () => undefined },
    fetch: ((request: Request) => fetch(request)) as typeof globalThis.fetch,
    onSessionEnd: ({ status }) => ended.push(status),
    onNewVersion: ({ status }) => dialogs.push(status),
    onRateLimit: ({ status }) => dialogs.push(status),
    setTimer: (run) => {
      if (fetch === timesOut) queueMicrotask(run);
      return () => undefined;
    },
  });
  const error: unknown = await CALLS[call]!.send(client).catch((failure: unknown) => failure);
  return { surface: refusalSurface(error, CALLS[call]!.fields), ended, dialogs };
}

describe.each(Object.keys(CALLS))('%s', (call) => {
  test.each(CASES)('%s has a place of its own, and ends no session', async (_name, fetch, surface) => {
    const shown = await fail(call, fetch);
    expect(shown.surface).toEqual(surface);
    expect(shown.ended).toEqual([]);
    expect(shown.dialogs.length).toBe(shown.surface.at === 'dialog' ? 1 : 0);
  });

  test('422 at a field of the form is shown at that field', async () => {
    const field = CALLS[call]!.fields.at(-1)!;
    const { surface } = await fail(call, answer(422, { errors: [{ field, code: 'x', message: 'Wrong' }] }));
    expect(surface).toEqual({ at: 'field', field, text: 'Wrong' });
  });
});
