import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../testing/index.ts';
import { order, findRecord } from '../../testing/stages/payments.ts';
import { listEnglishLines } from '../../testing/english-lines.ts';
import { EMPTY_DAY, publicSale } from '../../testing/stages/sales.ts';
import { signRequest, signResult } from './signature.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const HOLD_MS = 30 * 60_000;

const post = (sim: TestSimulator, path: string, fields: Record<string, string>): Promise<Response> =>
  sim.fetch(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() });

/** Returns the hidden fields and target of a page's first form. */
function getForm(html: string): { action: string; fields: Record<string, string> } {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action: /<form [^>]*action="([^"]*)"/.exec(html)?.[1] ?? '',
    fields: Object.fromEntries(fields.map(([, name, value]) => [name, value])),
  };
}

/** Orders, goes to the provider, and chooses an outcome there. */
async function pay(sim: TestSimulator, choice: string, more: Record<string, string> = {}) {
  const sold = await order(sim);
  const entry = await post(sim, '/ipay88/entry', sold.payload);
  const { key = '' } = getForm(await entry.text()).fields;
  const answer = await post(sim, '/ipay88/decide', { key, choice, ...more });
  return { ...sold, key, status: answer.status, html: await answer.text() };
}

const backendCalls = (sim: TestSimulator) =>
  sim.simulator.worlds
    .room(sim.world.name)
    .journal.entries()
    .filter(({ operationId }) => operationId === 'receivePaymentBackend');

describe('the page of the provider', () => {
  test('shows amount, recipient and that it is a simulation, and runs no foreign scripts', async () => {
    const sim = createTestSimulator();
    const { payload, refNo } = await order(sim);
    const page = await post(sim, '/ipay88/entry', payload);
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const text of [
      'RM 75.00',
      refNo,
      'M00001',
      'Rehearsal',
      'Pay',
      'Fail',
      'Close the tab',
      'Late callback',
      'Callback twice',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['MerchantCode', { MerchantCode: 'M00002' }],
    ['RefNo', { RefNo: '' }],
    ['RefNo', { RefNo: 'MRCX7K2M9QP-000000001' }],
    ['Amount', { Amount: '75' }],
    ['Amount', { Amount: '1234.50' }],
    ['Amount', { Amount: '0.00' }],
    ['Currency', { Currency: 'SGD' }],
    ['ResponseURL', { ResponseURL: 'https://evil.example/' }],
    ['ResponseURL', { ResponseURL: 'javascript:alert(1)' }],
    ['BackendURL', { BackendURL: 'nowhere' }],
    ['Signature', { Signature: '0'.repeat(64) }],
    ['Signature', { Amount: '0.75' }],
  ])('refuses an invalid %s with a message: %j', async (field, part) => {
    const sim = createTestSimulator();
    const { payload } = await order(sim);
    const page = await post(sim, '/ipay88/entry', { ...payload, ...part });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(`<li>${field}: `);
    expect(sim.world.tables.providerPayments.size).toBe(0);
  });

  test('lists all problems, and escapes what it was sent', async () => {
    const page = await post(createTestSimulator(), '/ipay88/entry', { Amount: '<img src=x onerror=alert(1)>' });
    const html = await page.text();
    expect(html.match(/<li>/g)).toHaveLength(7);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  test('accepts amounts in thousands with a comma', async () => {
    const sim = createTestSimulator();
    const { payload } = await order(sim, { total_adult: 50, total_child: 0, amount: 1_500 });
    expect(payload['Amount']).toBe('1,500.00');
    expect((await post(sim, '/ipay88/entry', payload)).status).toBe(200);
  });

  test('can be reloaded, but a decided reference cannot be used again', async () => {
    const sim = createTestSimulator();
    const { payload, key } = await pay(sim, 'pay');
    expect(await (await post(sim, '/ipay88/entry', payload)).text()).toContain('was used already');
    expect((await post(sim, '/ipay88/decide', { key, choice: 'pay' })).status).toBe(409);
    const { payload: other } = await order(sim, { name: 'Other' });
    for (let time = 0; time < 2; time++) expect((await post(sim, '/ipay88/entry', other)).status).toBe(200);
    expect(sim.world.tables.providerPayments.size).toBe(2);
  });

  test.each([
    ['GET', '/ipay88/entry', 405],
    ['GET', '/ipay88/nowhere', 404],
    ['POST', '/ipay88/decide', 404],
  ])('%s %s is a page with status %i', async (method, path, status) => {
    const page = await createTestSimulator().fetch(path, { method });
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await page.text()).toMatch(/<h1>\w/);
  });

  test.each<[string, Record<string, string>]>([
    ['dance', {}],
    ['fail', {}],
    ['fail', { reason: 'Because' }],
  ])('ignores an invalid choice: %s %j', async (choice, more) => {
    const sim = createTestSimulator();
    const { status, refNo } = await pay(sim, choice, more);
    expect(status).toBe(400);
    expect(sim.world.tables.providerPayments.one('refNo', refNo)?.state).toBe('open');
  });
});

describe('the choices of the provider page', () => {
  test('Pay: the shop is informed first, then the buyer brings the signed result', async () => {
    const sim = createTestSimulator();
    const { ticket, html, refNo } = await pay(sim, 'pay');
    expect(backendCalls(sim)).toMatchObject([
      { status: 200, body: { RefNo: refNo, Status: '1' }, address: 'payment-provider' },
    ]);
    expect(findRecord(sim, ticket.code)).toMatchObject({
      balance: { isPaid: true },
      payment: { transactionId: 'T000000001' },
    });
    expect(html).toContain('The shop has confirmed it.');
    const { action, fields } = getForm(html);
    expect(action).toBe('http://localhost:3000/tickets/payment/response');
    const back = await post(sim, '/tickets/payment/response', fields);
    expect([back.status, back.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await back.text()).toContain(`/?ticket_code=${ticket.code}`);
    expect(sim.world.tables.outbox.size).toBe(1);
  });

  test('Fail: both report the reason', async () => {
    const sim = createTestSimulator();
    const { ticket, html } = await pay(sim, 'fail', { reason: 'Insufficient funds' });
    expect(findRecord(sim, ticket.code)).toMatchObject({
      balance: { isPaid: false },
      payment: { errorDesc: 'Insufficient funds' },
    });
    const { fields } = getForm(html);
    expect(fields).toMatchObject({ Status: '0', ErrDesc: 'Insufficient funds' });
    expect((await post(sim, '/tickets/payment/response', fields)).status).toBe(200);
  });

  test('Close the tab: nobody is informed, ever', async () => {
    const sim = createTestSimulator();
    const { ticket, html } = await pay(sim, 'leave');
    expect(html).not.toContain('<form');
    sim.clock.pass(HOLD_MS);
    expect(backendCalls(sim)).toEqual([]);
    expect(findRecord(sim, ticket.code)).toMatchObject({
      expired: true,
      balance: { isPaid: false },
      payment: { errorDesc: null },
    });
  });

  test('Late callback: the shop is informed 45 seconds later, by the world’s clock', async () => {
    const sim = createTestSimulator();
    const { ticket, html } = await pay(sim, 'late');
    expect(html).not.toContain('<form');
    sim.clock.pass(44_999);
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(false);
    sim.clock.pass(1);
    expect(findRecord(sim, ticket.code).balance).toMatchObject({ isPaid: true, paidAt: sim.clock.now() });
  });

  test('a clock jump keeps the order: a callback due before the end of the hold is in time', async () => {
    const sim = createTestSimulator();
    const sold = await order(sim);
    sim.clock.pass(HOLD_MS - 60_000);
    const { key = '' } = getForm(await (await post(sim, '/ipay88/entry', sold.payload)).text()).fields;
    await post(sim, '/ipay88/decide', { key, choice: 'late' });
    const due = sim.clock.now() + 45_000;
    sim.world.clock.advance(86_400_000);
    expect(findRecord(sim, sold.ticket.code)).toMatchObject({ expired: false, balance: { isPaid: true, paidAt: due } });
    expect(
      sim.world.tables.audit
        .all()
        .map(({ action }) => action)
        .join(),
    ).not.toContain('lapsed');
  });

  test('Callback twice: one payment, one mail', async () => {
    const sim = createTestSimulator();
    const { ticket } = await pay(sim, 'twice');
    expect(backendCalls(sim).map(({ status }) => status)).toEqual([200, 200]);
    expect(sim.world.tables.payments.by('ticket', ticket.id)).toMatchObject([{ surplus: false }]);
    expect(sim.world.tables.outbox.size).toBe(1);
  });

  test('informs a shop every minute until it confirms', async () => {
    const sim = createTestSimulator();
    const { faults } = sim.simulator.worlds.room('default');
    faults.order({ operationId: 'receivePaymentBackend', nth: 1, status: 503 });
    faults.order({ operationId: 'receivePaymentBackend', nth: 2, drop: true });
    const { ticket, html } = await pay(sim, 'pay');
    expect(html).toContain('The shop has not confirmed it (503)');
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(false);
    sim.clock.pass(60_000);
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(false);
    sim.clock.pass(60_000);
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(true);
    sim.clock.pass(3_600_000);
    expect(backendCalls(sim)).toHaveLength(3);
  });

  test('gives up after five attempts', async () => {
    const sim = createTestSimulator();
    sim.simulator.worlds.room('default').faults.order({ operationId: 'receivePaymentBackend', status: 500 });
    await pay(sim, 'pay');
    sim.clock.pass(3_600_000);
    expect(backendCalls(sim)).toHaveLength(5);
  });
});

test('each world has its own provider, with the world in its URLs', async () => {
  const sim = createTestSimulator({ world: 'shop' });
  const {
    ipay88_payment_url: url,
    ipay88_payload: payload,
    ticket,
  } = await sim.call('generatePublicTicket', {
    body: {
      _: 'world-nonce',
      platform: 'web_app',
      package_id: 3,
      jetty_id: 3,
      slot: '20:00 - 21:00',
      depart_date: EMPTY_DAY,
      malaysian: true,
      state: 'Johor',
      payment_method: 'ipay88',
      amount: 45,
      total_adult: 1,
      name: 'Nur Aina',
      email: 'nur.aina@mail.test',
      contact: '+60123456789',
    },
  });
  expect(url).toBe('http://localhost:3000/w/shop/ipay88/entry');
  expect(payload?.['BackendURL']).toBe('http://localhost:3000/w/shop/tickets/payment/backend');
  // As a browser posts: no header names the world, but the URL does.
  const browse = (path: string, fields: Record<string, string>): Promise<Response> =>
    sim.simulator.fetch(
      new Request(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() }),
    );
  const { fields } = getForm(await (await browse(url ?? '', payload ?? {})).text());
  const { action, fields: said } = getForm(
    await (await browse('http://localhost:3000/w/shop/ipay88/decide', { ...fields, choice: 'pay' })).text(),
  );
  expect((await browse(action, said)).status).toBe(200);
  expect(findRecord(sim, ticket?.code).balance.isPaid).toBe(true);
  expect(sim.simulator.worlds.has('default')).toBe(false);
});

test('the provider survives a snapshot in the middle of a payment', async () => {
  const sim = createTestSimulator();
  const { ticket } = await pay(sim, 'late');
  const snapshot = JSON.parse(JSON.stringify(sim.simulator.worlds.snapshot('default')));
  sim.simulator.worlds.restore('default', snapshot);
  sim.clock.pass(45_000);
  expect(findRecord(sim, ticket.code).balance.isPaid).toBe(true);
});

test('signatures cover exactly the documented text', () => {
  const request = { merchant: 'M00001', refNo: 'MRCX7K2M9QP-0001', amount: '1,234.50', currency: 'MYR' };
  expect(signRequest('secret', request)).toBe('1ea4fa3b45a9747b2d663c8a8aed436a3560d1a544f8b6c7414cc0c5df4c4516');
  expect(signResult('secret', { ...request, paymentId: '16', status: '1' })).toBe(
    'bf9e6a962d5a6c9ef9cb4d315aef6f4076196d89f2b5f828075ff5802f8b002b',
  );
});

describe('the pages of the provider in Malay', () => {
  const MALAY = { headers: { 'accept-language': 'ms' } };

  test('are requested by the shop for a buyer who reads Malay, even if the browser prefers another language', async () => {
    const sim = createTestSimulator();
    const { ipay88_payment_url: url } = await sim.call('generatePublicTicket', { body: publicSale(), ...MALAY });
    expect(url).toBe('http://localhost:3000/ipay88/entry?lang=ms');
  });

  test.each([
    ['pay', 'Pembayaran telah berjaya.'],
    ['twice', 'Kedai telah mengesahkannya.'],
    ['late', 'Kedai dimaklumkan dalam 45 saat'],
    ['fail', 'Kad ditolak'],
    ['leave', 'Anda keluar tanpa membayar.'],
    ['nothing', 'Pembayaran ini masih terbuka'],
  ])('contain no English word from entry to end: %s', async (choice, said) => {
    const sim = createTestSimulator();
    const { payload } = await order(sim);
    const entry = await (await post(sim, '/ipay88/entry?lang=ms', payload)).text();
    const { fields, action } = getForm(entry);
    const form = { ...fields, choice, reason: 'The card was declined' };
    const end = await (await post(sim, `/ipay88/${action}`, form)).text();
    expect(end).toContain(said);
    for (const html of [entry, end]) {
      expect(html).toContain('<html lang="ms">');
      expect(listEnglishLines(html)).toEqual([]);
    }
  });

  test('list problems of a refused form in English, for the shop’s developer', async () => {
    const html = await (await post(createTestSimulator(), '/ipay88/entry?lang=ms', { Amount: '1' })).text();
    expect(html).toContain('Pembayaran ini tidak dapat dimulakan');
    expect(html).toContain('<ul lang="en"><li>MerchantCode');
    expect(listEnglishLines(html)).toEqual([]);
  });
});
