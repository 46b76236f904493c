import { describe, expect, test } from 'vitest';
import { fakeSimulator, signIn } from '../../testing/fakes/domain.ts';
import { JSON_BODY, print, setup, TEST_PRINT } from '../../testing/fakes/kernel.ts';

describe('200', () => {
  test('an operation runs its handler with decoded, validated input', async () => {
    const { simulator, cashier } = setup();
    expect(await simulator.call(TEST_PRINT, { token: cashier })).toMatchObject({
      status: 200,
      body: { success: true, job_id: 'job-1' },
    });
    expect(simulator.worlds.get('default').tables.audit.must(1)).toMatchObject({
      username: 'user1',
      module: 'Printers',
      action: 'Test print on R1',
    });
  });

  test('a literal segment wins over a parameter', async () => {
    const { simulator, cashier } = setup();
    expect((await simulator.call(TEST_PRINT, { token: cashier })).status).toBe(200);
    expect(await simulator.call('/api/tickets/MRCX7K2M9QP', { token: cashier })).toMatchObject({
      status: 501,
      body: { code: 'not_played' },
    });
  });

  test('a file has its type and name, and a download accepts the token in the query string', async () => {
    const { simulator, cashier } = setup();
    const { status, headers, body } = await simulator.call(`/api/users/slips/start/5?token=${cashier}`);
    expect([status, body]).toEqual([200, { text: '%PDF number' }]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('inline; filename="slip start.pdf"');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('HEAD returns what GET does, without a body', async () => {
    const { simulator } = setup();
    const answer = await simulator.call('/tickets/pdf/receipt/MRCX7K2M9QP', { method: 'HEAD' });
    expect([answer.status, answer.body]).toEqual([200, { text: '' }]);
  });
});

describe('400', () => {
  test.each([
    ['a body that is not JSON', '{"printer_id":', JSON_BODY],
    ['no content type', '{}', { 'content-type': '' }],
    [
      'a content type that the operation does not take',
      'printer_id=R1',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('%s', async (_name, body, headers) => {
    const { simulator, cashier } = setup();
    const answer = await simulator.call('/api/tickets/print/MRCX', print(cashier, body, headers));
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });

  test('an invalid world name', async () => {
    const { simulator } = setup();
    expect((await simulator.call(TEST_PRINT, { headers: { 'x-sim-world': 'Not A World' } })).status).toBe(400);
  });
});

describe('401, 402, 403', () => {
  test.each([
    ['no token', undefined, 401, 'session_required'],
    ['an unknown token', 'default.abc', 401, 'session_expired'],
    ['a token of a world that does not know it', 'other.abc', 401, 'session_expired'],
  ])('%s', async (_name, token, status, code) => {
    const { simulator } = setup();
    expect(await simulator.call(TEST_PRINT, { token })).toMatchObject({ status, body: { code } });
  });

  test('a token in the query string is accepted for downloads only', async () => {
    const { simulator, cashier } = setup();
    expect((await simulator.call(`${TEST_PRINT}&token=${cashier}`)).status).toBe(401);
  });

  test('an agent without a current contract gets 402, a deactivated account 403', async () => {
    const { simulator } = setup();
    const world = simulator.worlds.get('default');
    expect(await simulator.call('/api/dashboard', { token: signIn(world, 3) })).toMatchObject({
      status: 402,
      body: { code: 'contract_inactive' },
    });
    expect(await simulator.call(TEST_PRINT, { token: signIn(world, 4) })).toMatchObject({
      status: 403,
      body: { code: 'account_inactive' },
    });
  });

  test('a session without permission gets 403 before its body is read', async () => {
    const { simulator, marketing } = setup();
    const answer = await simulator.call('/api/users/start-shift', print(marketing, 'not json'));
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'permission_denied', message: 'You dont have permission' },
    });
  });

  test('a public operation that does not list the reason treats an old token as a guest', async () => {
    const { simulator } = setup();
    expect((await simulator.call('/tickets/pdf/receipt/MRCX7K2M9QP', { token: 'default.old' })).status).toBe(200);
  });
});

describe('404', () => {
  test.each(['/api/nothing', '/api/tickets', '/nothing', '/w/UPPER/api/login'])('POST %s', async (path) => {
    const { simulator } = setup();
    expect(await simulator.call(path, { method: 'POST' })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Not found' },
    });
  });
});

describe('409', () => {
  test.each([
    ['0.9.9', 409],
    ['1.1.0', 409],
    ['1.2.0', 200],
    ['1.10.0', 200],
    ['2.0.0-beta', 200],
    ['dev', 200],
    [undefined, 200],
  ])('an app of version %s under the minimum 1.2.0 is %s', async (version, status) => {
    const { simulator, cashier } = setup({ minAppVersion: '1.2.0' });
    const answer = await simulator.call(TEST_PRINT, {
      token: cashier,
      headers: version ? { 'x-app-version': version } : {},
    });
    expect(answer.status).toBe(status);
  });
});

describe('422', () => {
  test('names every invalid field, the first one on top', async () => {
    const { simulator, cashier } = setup();
    const answer = await simulator.call('/api/tickets/print/MRCX', print(cashier, { type: 'fax', ws: 2 }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      field: 'printer_id',
      message: 'Please complete this field',
    });
    expect((answer.body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual([
      'printer_id',
      'type',
      'ws',
    ]);
  });

  test.each([
    ['a query parameter', '/api/tickets/test-print?printer_id=', 'printer_id'],
    ['a path parameter', '/api/users/slips/start/me?token=x', 'user_id'],
  ])('an invalid %s', async (_name, path, field) => {
    const { simulator, cashier } = setup();
    expect(await simulator.call(path, { token: cashier })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', field },
    });
  });

  test('a missing body is a validation error, not a crash', async () => {
    const { simulator, cashier } = setup();
    expect(await simulator.call('/api/tickets/print/MRCX', { method: 'POST', token: cashier })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
  });

  test('a business refusal fills its message and rolls its writes back', async () => {
    const { simulator, cashier } = setup();
    const answer = await simulator.call('/api/tickets/test-print?printer_id=offline', { token: cashier });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Selected receipt printer is offline. Please select other printer..' },
    });
    expect(simulator.worlds.get('default').tables.audit.size).toBe(0);
  });

  test('a refusal may keep a counted attempt; a form is read like JSON', async () => {
    const { simulator } = setup();
    const body = new URLSearchParams({ email: 'a@b.my', password: 'muara123', platform: 'web_app' });
    const answer = await simulator.call('/api/login', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_credentials', field: 'password' } });
    expect(simulator.worlds.get('default').tables.counters.one('name', 'tries')).toBeDefined();
  });
});

describe('500 and 501', () => {
  test('a handler with a bug returns 500, reveals nothing and rolls its writes back', async () => {
    const { simulator, cashier } = setup();
    const answer = await simulator.call('/api/tickets/test-print?printer_id=broken', { token: cashier });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error', message: 'Something went wrong' } });
    expect(simulator.warnings[0]).toMatch(/^testPrint failed: Error: a bug/);
    expect(simulator.worlds.get('default').tables.audit.size).toBe(0);
  });

  test.each([
    ['a JSON answer', '/api/tickets/test-print?printer_id=wrong', /success: Invalid input/],
    ['the type of a file', '/tickets/pdf/receipt/TEXT', /text\/plain is not application\/pdf/],
    [
      'a refusal that the operation does not declare',
      '/api/tickets/test-print?printer_id=undeclared',
      /cash_short is not among its x-errors/,
    ],
  ])('%s that breaks the contract is a 500 in tests and a warning otherwise', async (_name, path, warning) => {
    const strict = setup();
    expect(await strict.simulator.call(path, { token: strict.cashier })).toMatchObject({
      status: 500,
      body: { code: 'answer_invalid' },
    });
    expect(strict.simulator.warnings[0]).toMatch(warning);
    const lenient = setup({ responseCheck: 'warn' });
    expect((await lenient.simulator.call(path, { token: lenient.cashier })).status).not.toBe(500);
    expect(lenient.simulator.warnings).toHaveLength(1);
    const off = setup({ responseCheck: 'off' });
    await off.simulator.call(path, { token: off.cashier });
    expect(off.simulator.warnings).toEqual([]);
  });

  test('an operation that is not implemented returns 501 and is listed', async () => {
    const { simulator, cashier } = setup();
    expect((await simulator.call('/api/authenticate', { token: cashier })).status).toBe(501);
    expect(simulator.notImplemented).toContainEqual({ id: 'authenticate', why: 'not in this test' });
  });
});

describe('the world of a call', () => {
  test.each([
    ['the header', { path: '/w/prefix', header: 'header', token: 'token.x' }, 'header'],
    ['the prefix', { path: '/w/prefix', token: 'token.x' }, 'prefix'],
    ['the token', { path: '', token: 'token.x' }, 'token'],
    ['nothing', { path: '' }, 'default'],
    ['a token without a world', { path: '', token: 'nonsense' }, 'default'],
  ])(
    'is chosen by %s',
    async (_name, { path, header, token }: { path: string; header?: string; token?: string }, want) => {
      const simulator = fakeSimulator();
      await simulator.call(`${path}/api/tickets/test-print?printer_id=R1`, {
        token,
        headers: header ? { 'x-sim-world': header } : {},
      });
      expect(simulator.worlds.list().map(({ name }) => name)).toEqual([want]);
    },
  );

  test('worlds share nothing but their seed', async () => {
    const { simulator } = setup();
    const tokens = ['a', 'b'].map((name) => signIn(simulator.worlds.get(name), 1));
    await simulator.call(TEST_PRINT, { token: tokens[0] });
    expect(['a', 'b'].map((name) => simulator.worlds.get(name).tables.audit.size)).toEqual([1, 0]);
    expect(simulator.worlds.get('a').tables.users.must(1)).toBe(simulator.worlds.get('b').tables.users.must(1));
    expect(tokens[0]).not.toBe(tokens[1]?.replace('b.', 'a.'));
  });

  test("responses and refusals carry the world's time", async () => {
    const { simulator, cashier } = setup();
    const { clock } = simulator.worlds.get('default');
    clock.advance(30 * 86_400_000);
    const answer = await simulator.call(TEST_PRINT, { token: cashier });
    const refusal = await simulator.call(TEST_PRINT);
    expect([answer.status, refusal.status]).toEqual([200, 401]);
    for (const { headers } of [answer, refusal]) expect(headers.get('date')).toBe(new Date(clock.now()).toUTCString());
  });

  test('due jobs run before a call is handled', async () => {
    const { simulator, cashier } = setup();
    simulator.worlds.get('default').clock.advance(7_200_000);
    await simulator.call(TEST_PRINT, { token: cashier });
    const { counters } = simulator.worlds.get('default').tables;
    expect(
      counters
        .all()
        .slice(3)
        .map(({ name }) => name),
    ).toEqual(['sweep at 3600000', 'sweep at 7200000']);
  });
});
