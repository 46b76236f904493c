import { expect, test } from 'vitest';
import { createMuaraClient } from './create-client.ts';

const tokens = { get: () => null, set: () => {} };
const client = createMuaraClient({ baseUrl: 'http://muara.test/w/demo/', appVersion: '1', tokens });

test('fills parameters and query', () => {
  expect(client.url('downloadPrintableTicket', { params: { code: 'MRC1234' }, query: { 'no-margin': '1' } })).toBe(
    'http://muara.test/w/demo/tickets/pdf/ticket/MRC1234?no-margin=1',
  );
  expect(client.url('getDashboard')).toBe('http://muara.test/w/demo/api/dashboard');
});

test('puts a token into the URL of downloads only', () => {
  const params = { type: 'start', user_id: 5 } as const;
  expect(client.url('downloadSlip', { params, query: { date: '2026-11-21' }, token: 'default.t' })).toBe(
    'http://muara.test/w/demo/api/users/slips/start/5?date=2026-11-21&token=default.t',
  );
  expect(client.url('downloadSlip', { params, token: null })).toBe('http://muara.test/w/demo/api/users/slips/start/5');
  expect(() => client.url('getDashboard', { token: 'default.t' })).toThrow(RangeError);
});

test('an empty base gives a URL of this origin', () => {
  const here = createMuaraClient({ baseUrl: '', appVersion: '1', tokens });
  expect(here.url('getDashboard')).toBe('/api/dashboard');
});
