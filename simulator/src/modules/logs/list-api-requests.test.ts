import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { readUserAgent } from './user-agent.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

describe('listApiRequests', () => {
  test('200: lists the calls of the world, newest first, without secrets', async () => {
    const sim = createTestSimulator();
    await sim.call('login', { body: { email: 'cashier@muara.test', password: 'muara123' } });
    const cashier = await sim.as('cashier');
    await cashier.fetch('/api/tickets?page=1&search=a%20b', {
      headers: { 'x-platform': 'android_terminal', 'user-agent': WINDOWS_CHROME },
    });
    const superuser = await sim.as('superuser');
    const { data, total } = await superuser.call('listApiRequests');
    expect(total).toBe(4);
    expect(data[1]).toEqual({
      id: 3,
      username: 'cashier',
      url: '/api/tickets?page=1&search=a%20b',
      post_data: null,
      platform: 'android_terminal',
      userAgent: { platform: 'Windows', browser: 'Chrome' },
      created_at: '2026-03-10T10:00:00+08:00',
    });
    expect(data[3]).toMatchObject({ id: 1, username: null, url: '/api/login' });
    expect(JSON.parse(data[3]?.post_data ?? '')).toMatchObject({ email: 'cashier@muara.test', password: '[hidden]' });
    expect(JSON.stringify(data)).not.toContain('muara123');
  });

  test('200: names the user of a refused call even if the session has ended', async () => {
    const sim = createTestSimulator();
    const [cashier, superuser] = [await sim.as('cashier'), await sim.as('superuser')];
    expect((await cashier.refused('listAudit')).status).toBe(403);
    sim.world.tables.users.update(5, { active: false });
    expect((await cashier.refused('authenticate')).status).toBe(403);
    const { data } = await superuser.call('listApiRequests');
    expect(data.slice(0, 2).map(({ username, url }) => [username, url])).toEqual([
      ['cashier', '/api/authenticate'],
      ['cashier', '/api/audit'],
    ]);
  });

  test('200: searches username and address in the last 1,000 calls, twenty per page', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    for (let index = 0; index < 1_010; index++) await cashier.fetch(`/api/tickets?page=${index}`);
    const superuser = await sim.as('superuser');
    const first = await superuser.call('listApiRequests', { query: { search: 'CASHIER' } });
    expect([first.data.length, first.total]).toEqual([20, 999]);
    expect((await superuser.call('listApiRequests', { query: { search: '?page=1009' } })).total).toBe(1);
    expect((await superuser.call('listApiRequests', { query: { page: 50 } })).data).toEqual([]);
  });

  test('403: is for super users only', async () => {
    const sim = createTestSimulator();
    expect((await (await sim.as('manager')).refused('listApiRequests')).status).toBe(403);
  });
});

test.each([
  [WINDOWS_CHROME, 'Windows', 'Chrome'],
  [`${WINDOWS_CHROME} Edg/143.0.0.0`, 'Windows', 'Edge'],
  [`${WINDOWS_CHROME} OPR/120.0.0.0`, 'Windows', 'Other'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Mac',
    'Safari',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Mac', 'Firefox'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
    'Android',
    'Chrome',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Android', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'iOS',
    'Safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/143.0 Mobile/15E148 Safari/604.1',
    'iOS',
    'Chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux', 'Firefox'],
  ['curl/8.5.0', 'Other', 'Other'],
  ['', 'Other', 'Other'],
])('%s is %s, %s', (header, platform, browser) => {
  expect(readUserAgent(header)).toEqual({ platform, browser });
});
