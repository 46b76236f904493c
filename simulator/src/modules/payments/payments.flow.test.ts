import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { order, findRecord, report, result } from '../../../testing/stages/payments.ts';
import { agentSale, EMPTY_DAY, joinChannel, publicSale } from '../../../testing/stages/sales.ts';

const HOLD_MS = 30 * 60_000;
const CHECK_MS = 3 * 60_000;
const LINGGI = { package_id: 3, jetty_id: 3, depart_date: EMPTY_DAY, slot: '20:00 - 21:00', amount: 115 };

/** Pays at the provider, which reports 45 seconds later. */
async function payLate(sim: TestSimulator, payload: Record<string, string>): Promise<void> {
  const post = async (path: string, fields: Record<string, string>): Promise<string> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await sim.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
    return answer.text();
  };
  const key = /name="key" value="([^"]*)"/.exec(await post('/ipay88/entry', payload))?.[1] ?? '';
  await post('/ipay88/decide', { key, choice: 'late' });
}

const trail = (sim: TestSimulator): string[] => sim.world.tables.audit.all().map(({ action }) => action);
const mails = (sim: TestSimulator): string[] => sim.world.tables.outbox.all().map(({ subject }) => subject);

describe('a successful payment', () => {
  test('pays the ticket: its hold ends, staff see the row, the buyer gets the receipt', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const window = joinChannel(sim, await sim.as('manager'));
    expect(await report(sim, result(sim, refNo))).toBe('RECEIVEOK');
    const { payment, balance, expired } = findRecord(sim, ticket.code);
    expect({ payment, balance, expired }).toMatchObject({
      expired: false,
      balance: { isPaid: true, paidAt: sim.clock.now() },
      payment: { transactionId: `T${refNo}`, holdUntil: null, errorDesc: null },
    });
    expect(window.messages).toContainEqual(
      expect.objectContaining({
        type: 'new-ticket',
        code: ticket.code,
        ticket: expect.objectContaining({ ribbon: 'Paid' }),
      }),
    );
    expect(window.types()).toContain('get-bubble');
    expect(trail(sim).at(-1)).toBe(`Ticket ${ticket.code} was paid online: RM 75.00`);
    const [mail] = sim.world.tables.outbox.all();
    expect(mail).toMatchObject({ to: ['nur.aina@mail.test'], ticketCode: ticket.code });
    expect(mail?.text).toContain(`http://localhost:3000/tickets/pdf/receipt/${ticket.code}?key=${ticket.document_key}`);
    const { ticket: shown } = await sim.call('getSalePackages', { query: { ticket_code: ticket.code } });
    expect(shown).toMatchObject({ is_paid: true, hold_until: null, amount_to_pay: null, error_desc: null });
  });

  test('counts once, however often and by whichever route it arrives', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const said = result(sim, refNo);
    await Promise.all([report(sim, said), sim.call('receivePaymentResponse', { body: said }), report(sim, said)]);
    sim.clock.pass(60_000);
    await report(sim, said);
    expect(mails(sim)).toHaveLength(1);
    expect(trail(sim).filter((action) => action.includes('paid online'))).toHaveLength(1);
    expect(sim.world.tables.payments.by('ticket', ticket.id)).toMatchObject([{ surplus: false, type: 'full' }]);
  });

  test('leads buyers back to the shop, and agents to their own screen', async () => {
    const sim = createTestSimulator({ world: 'shop' });
    const page = async (refNo: string): Promise<string> =>
      new TextDecoder().decode(await sim.call('receivePaymentResponse', { body: result(sim, refNo) }));
    const { ticket, refNo } = await order(sim);
    expect(await page(refNo)).toContain(
      `content="0; url=http://localhost:3000/?ticket_code=${ticket.code}&amp;key=${ticket.document_key}"`,
    );
    const agent = await sim.as('agent');
    const { ticket: batch, ipay88_payload: form } = await agent.call('generateTicket', { body: agentSale() });
    expect(await page(form?.['RefNo'] ?? '')).toContain(
      `href="http://localhost:3000/d/pos?ticket_code=${batch?.code}&amp;key=${batch?.document_key}"`,
    );
  });

  test("creates an agent's tickets, one per passenger", async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const { ticket, ipay88_payload: form } = await agent.call('generateTicket', { body: agentSale() });
    await report(sim, result(sim, form?.['RefNo'] ?? ''));
    const parts = sim.world.tables.subTickets.by('ticket', ticket?.id ?? 0);
    expect(parts).toHaveLength(10);
    expect(await agent.call('buildAgentTickets', { params: { code: ticket?.code ?? '' } })).toEqual({
      success: true,
      total: 10,
      page_size: 10,
      built: 10,
    });
  });
});

describe('a failed payment', () => {
  test('gives its reason once, and the buyer may try again with a new reference', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const said = result(sim, refNo, { Status: '0', ErrDesc: 'Insufficient funds' });
    await report(sim, said);
    await report(sim, said);
    expect(trail(sim).filter((action) => action.includes('failed: Insufficient funds'))).toHaveLength(1);
    const query = { ticket_code: ticket.code };
    expect((await sim.call('getSalePackages', { query })).ticket).toMatchObject({
      is_paid: false,
      error_desc: 'Insufficient funds',
      amount_to_pay: 75,
    });
    const again = await sim.call('getSalePackages', { query: { ...query, try_again: '1' } });
    expect(again.ticket).toMatchObject({ error_desc: null, hold_until: '2026-03-10T10:30:00+08:00' });
    expect(again.ipay88_payload).toMatchObject({ RefNo: `${ticket.code}-0002`, Amount: '75.00' });
    await report(sim, result(sim, `${ticket.code}-0002`));
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(true);
  });

  test('reported after a success changes nothing, and reported before one is superseded', async () => {
    const sim = createTestSimulator();
    for (const first of ['1', '0']) {
      const { ticket, refNo } = await order(sim, { name: `Buyer ${first}` });
      await report(sim, result(sim, refNo, { Status: first }));
      await report(sim, result(sim, refNo, { Status: first === '1' ? '0' : '1' }));
      expect(findRecord(sim, ticket.code)).toMatchObject({ balance: { isPaid: true }, payment: { errorDesc: null } });
    }
  });

  test('of an earlier attempt does not affect the open one', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    sim.clock.pass(CHECK_MS);
    await sim.call('getSalePackages', { query: { ticket_code: ticket.code, try_again: '1' } });
    await report(sim, result(sim, refNo, { Status: '0', ErrDesc: 'Left' }));
    expect(findRecord(sim, ticket.code).payment.errorDesc).toBeNull();
    expect(sim.world.tables.payments.one('refNo', refNo)?.errorDesc).toBe('Left');
  });
});

describe('money that buys nothing', () => {
  test('a second payment is recorded, and buyer and managers are informed', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    sim.clock.pass(CHECK_MS);
    await sim.call('getSalePackages', { query: { ticket_code: ticket.code, try_again: '1' } });
    await report(sim, result(sim, refNo));
    const window = joinChannel(sim, await sim.as('manager'));
    const cashier = joinChannel(sim, await sim.as('cashier'));
    const second = result(sim, `${ticket.code}-0002`);
    await report(sim, second);
    await report(sim, second);
    expect(sim.world.tables.payments.by('ticket', ticket.id).map(({ surplus }) => surplus)).toEqual([false, true]);
    expect(findRecord(sim, ticket.code).payment.transactionId).toBe(`T${refNo}`);
    expect(mails(sim)).toEqual([
      expect.stringMatching(/^Your receipt/),
      'We owe you RM 75.00',
      `Surplus payment for ticket ${ticket.code}`,
    ]);
    expect(sim.world.tables.outbox.all().at(-1)?.to).toContain('manager@muara.test');
    expect(trail(sim).at(-1)).toBe(
      `Kept a surplus payment of RM 75.00 for ticket ${ticket.code}: the ticket was paid already`,
    );
    expect(window.types().filter((type) => type === 'alert')).toHaveLength(1);
    expect(cashier.types()).not.toContain('alert');
  });

  test('a payment for a voided ticket is surplus', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    sim.world.tables.tickets.update(ticket.id, {
      cancel: { requestedAt: null, doneAt: sim.clock.now(), adminId: 2, note: '', bank: null },
    });
    await report(sim, result(sim, refNo));
    expect(sim.world.tables.payments.one('refNo', refNo)).toMatchObject({ surplus: true, paidAt: sim.clock.now() });
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(false);
  });
});

describe('a payment after the hold', () => {
  test('revives the ticket while its seats are free', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim, LINGGI);
    sim.clock.pass(HOLD_MS);
    expect(findRecord(sim, ticket.code).expired).toBe(true);
    await report(sim, result(sim, refNo));
    expect(findRecord(sim, ticket.code)).toMatchObject({ expired: false, balance: { isPaid: true } });
    expect(trail(sim).at(-1)).toContain('after its hold had lapsed');
  });

  test.each([
    [
      'the seats were sold',
      async (sim: TestSimulator) =>
        void (await order(sim, { ...LINGGI, name: 'Other', total_adult: 38, total_child: 0, amount: 1710 })),
    ],
    ['the slot is gone', async (sim: TestSimulator) => void sim.world.tables.jetties.update(3, { slots: [] })],
    [
      'the jetty is gone',
      async (sim: TestSimulator) => void sim.world.tables.jetties.update(3, { deletedAt: sim.clock.now() }),
    ],
    [
      'the day became a holiday',
      async (sim: TestSimulator) =>
        void sim.world.tables.holidays.insert({ details: 'Storm', start: EMPTY_DAY, end: EMPTY_DAY }),
    ],
  ])('is surplus when %s meanwhile', async (_why, happen) => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim, LINGGI);
    sim.clock.pass(HOLD_MS);
    await happen(sim);
    await report(sim, result(sim, refNo));
    expect(findRecord(sim, ticket.code)).toMatchObject({ expired: true, balance: { isPaid: false } });
    expect(sim.world.tables.payments.one('refNo', refNo)?.surplus).toBe(true);
    expect(mails(sim)).toContain('We owe you RM 115.00');
  });

  test("pays an agent's open ticket: it held no seats", async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const { ticket, ipay88_payload: form } = await agent.call('generateTicket', { body: agentSale() });
    sim.clock.pass(HOLD_MS);
    expect(findRecord(sim, ticket?.code).expired).toBe(true);
    await report(sim, result(sim, form?.['RefNo'] ?? ''));
    expect(findRecord(sim, ticket?.code)).toMatchObject({ expired: false, balance: { isPaid: true } });
    expect(sim.world.tables.subTickets.by('ticket', ticket?.id ?? 0)).toHaveLength(10);
  });
});

describe('an untrusted result', () => {
  test.each([
    ['another amount, signed', { Amount: '7.50' }, {}, 'payment_mismatch'],
    ['another currency, signed', { Currency: 'SGD' }, {}, 'payment_mismatch'],
    ['another merchant, signed', { MerchantCode: 'M00002' }, {}, 'payment_mismatch'],
    ['another amount than was signed', {}, { Amount: '7.50' }, 'payment_signature'],
    ['another status than was signed', { Status: '0' }, { Status: '1' }, 'payment_signature'],
    ['another reference than was signed', {}, { RefNo: 'MRCAAAAAAAA-0001' }, 'payment_signature'],
    ['a signature of nothing', {}, { Signature: '' }, 'payment_signature'],
  ])('%s', async (_name, change, forge, code) => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const body = result(sim, refNo, change, forge);
    for (const id of ['receivePaymentBackend', 'receivePaymentResponse'] as const)
      expect((await sim.refused(id, { body })).code).toBe(code);
    expect(findRecord(sim, ticket.code)).toMatchObject({ balance: { isPaid: false }, payment: { errorDesc: null } });
  });
});

describe('paying again', () => {
  const again = (ticket_code: string) => ({ query: { ticket_code, try_again: '1' as const } });

  test('uses a reference of at most 20 characters that is never reused', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const refs = [refNo];
    for (let attempt = 0; attempt < 20; attempt++) {
      await report(sim, result(sim, refs.at(-1) ?? '', { Status: '0', ErrDesc: 'Left' }));
      refs.push((await sim.call('getSalePackages', again(ticket.code))).ipay88_payload?.['RefNo'] ?? '');
    }
    expect(new Set(refs).size).toBe(21);
    expect(Math.max(...refs.map(({ length }) => length))).toBeLessThanOrEqual(20);
    expect(sim.world.tables.payments.by('ticket', ticket.id).map((payment) => payment.refNo)).toEqual(refs);
  });

  test('waits while an attempt may be pending: two tabs get one form', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const tabs = () => Promise.all([1, 2].map(() => sim.call('getSalePackages', again(ticket.code))));
    const until = '2026-03-10T10:03:00+08:00';
    for (const tab of await tabs())
      expect(tab).toMatchObject({ ticket: { payment_pending_until: until }, ipay88_payload: null });
    sim.clock.pass(CHECK_MS);
    expect((await tabs()).map((tab) => tab.ipay88_payload?.['RefNo'])).toEqual([`${ticket.code}-0002`, undefined]);
    await report(sim, result(sim, refNo));
    expect((await sim.call('getSalePackages', { query: { ticket_code: ticket.code } })).ticket).toMatchObject({
      is_paid: true,
      payment_pending_until: null,
    });
  });

  test('asks the provider first, so that an unreported payment is not repeated', async () => {
    const sim = createTestSimulator();
    const { ticket, payload } = await order(sim);
    await payLate(sim, payload);
    sim.clock.pass(10_000);
    expect((await sim.call('getSalePackages', { query: { ticket_code: ticket.code } })).ticket?.is_paid).toBe(false);
    expect(await sim.call('getSalePackages', again(ticket.code))).toMatchObject({
      ticket: { is_paid: true },
      ipay88_payload: null,
    });
    sim.clock.pass(60_000);
    expect(sim.world.tables.payments.by('ticket', ticket.id)).toMatchObject([{ surplus: false }]);
    expect(mails(sim)).toHaveLength(1);
  });

  test('returns the form of the same attempt when a sale is repeated after a lost response', async () => {
    const sim = createTestSimulator();
    const body = publicSale({ _: 'lost-answer' });
    const [first, second] = [
      await sim.call('generatePublicTicket', { body }),
      await sim.call('generatePublicTicket', { body }),
    ];
    expect(second).toMatchObject({ multiple_request: true, ipay88_payload: first.ipay88_payload });
    expect(sim.world.tables.payments.by('ticket', first.ticket?.id ?? 0)).toHaveLength(1);
  });

  test('is refused after the hold and for paid tickets', async () => {
    const sim = createTestSimulator();
    const { ticket } = await order(sim);
    sim.clock.pass(HOLD_MS - 1);
    expect((await sim.call('getSalePackages', again(ticket.code))).ipay88_payload).not.toBeNull();
    sim.clock.pass(1);
    const late = await sim.call('getSalePackages', again(ticket.code));
    expect(late).toMatchObject({ ticket: { expired: true }, ipay88_payload: null, ipay88_payment_url: null });
    const { ticket: other, refNo } = await order(sim, { name: 'Other' });
    await report(sim, result(sim, refNo));
    expect(await sim.call('getSalePackages', again(other.code))).toMatchObject({
      ticket: { is_paid: true },
      ipay88_payload: null,
    });
  });

  test("shows an agent's ticket to that agent only", async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const { ticket } = await agent.call('generateTicket', { body: agentSale() });
    sim.clock.pass(CHECK_MS);
    expect(await agent.call('getSalePackages', again(ticket?.code ?? ''))).toMatchObject({
      ticket: { code: ticket?.code },
      ipay88_payload: { Amount: '272.70' },
    });
    for (const stranger of [sim, await sim.as('customer'), await sim.as('manager')]) {
      const shop = await stranger.call('getSalePackages', again(ticket?.code ?? ''));
      expect([shop.ticket, shop.ipay88_payload]).toEqual([null, undefined]);
    }
  });

  test('leads to the payment URL of the settings when set', async () => {
    const sim = createTestSimulator();
    sim.world.tables.settings.update(1, { paymentUrl: 'https://payment.example/entry' });
    const { ticket } = await order(sim);
    sim.clock.pass(CHECK_MS);
    expect((await sim.call('getSalePackages', again(ticket.code))).ipay88_payment_url).toBe(
      'https://payment.example/entry',
    );
  });
});
