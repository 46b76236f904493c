import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { mailWith } from '../../../testing/mails.ts';
import { REFUND_BANK } from '../../../testing/samples/online.ts';
import { order, paidOrder, findRecord } from '../../../testing/stages/payments.ts';
import { counterSale, joinChannel, openTill } from '../../../testing/stages/sales.ts';
import { maskEmail, maskName } from '../../domain/payments/index.ts';

const MINUTE_MS = 60_000;

const search = (sim: TestSimulator, code: string) => sim.call('requestPublicRefund', { body: { search: code } });

describe('requestPublicRefund: searching', () => {
  test('200: finds a paid online ticket without revealing its buyer', async () => {
    const sim = createTestSimulator();
    const { ticket } = await paidOrder(sim, { contact: '+60198765432' });
    const found = await search(sim, ` ${ticket.code.toLowerCase()} `);
    expect(found).toEqual({
      success: false,
      refund_error: null,
      refund_code: null,
      ticket: {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        code: ticket.code,
        name: 'N** A***',
        email: 'n***@m***.test',
        package: { name: 'Melaka River Day Cruise' },
        depart_date: '2026-03-11',
        slot: null,
        total_passengers: 3,
        total_amount: 75,
      },
    });
    expect(JSON.stringify(found)).not.toMatch(/Aina|98765432|nur\./);
  });

  test.each([
    ['an unknown code', () => 'MRCAAAAAAAA', 'ticket_not_found', 'Ticket does not exist'],
    [
      'an unpaid one',
      async (sim: TestSimulator) => (await order(sim)).ticket.code,
      'ticket_not_paid',
      'Ticket has not been paid',
    ],
    ['a used one', withChange({ used: true }), 'refund_used', 'The ticket has already been used'],
    [
      'one that was boarded in part',
      withChange({ partialValidate: [{ category: 'adult', total: 1, at: 1 }] }),
      'refund_used',
      'The ticket has already been used',
    ],
    [
      'one whose departure was missed',
      withChange({ used: true, noShow: true, expired: true }),
      'refund_missed',
      'The departure of this ticket was missed',
    ],
    ['an expired one', withChange({ expired: true }), 'refund_used', 'The ticket has already been used'],
    [
      'one that waits for a void',
      withChange({ cancel: { requestedAt: 1, doneAt: null, adminId: 2, note: '', bank: null } }),
      'refund_requested',
      'A refund was already requested for this ticket',
    ],
  ])('200: %s', async (_name, codeOf, code, words) => {
    const sim = createTestSimulator();
    expect(await search(sim, await codeOf(sim))).toEqual({
      ticket: null,
      success: false,
      refund_error: words,
      refund_code: code,
    });
  });

  test('200: does not find counter tickets or free ones', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    expect((await search(sim, ticket?.code ?? '')).refund_code).toBe('refund_not_online');
    const { ticket: free } = await paidOrder(sim);
    const record = findRecord(sim, free.code);
    sim.world.tables.tickets.update(record.id, { money: { ...record.money, total: 0 } });
    expect((await search(sim, free.code)).refund_code).toBe('refund_free');
  });

  test('200, 429: blocks an address after five failures within 15 minutes of world time', async () => {
    const sim = createTestSimulator();
    const { ticket } = await paidOrder(sim);
    for (let minute = 0; minute < 5; minute++) {
      await search(sim, 'MRCAAAAAAAA');
      sim.clock.pass(MINUTE_MS);
    }
    const body = { search: ticket.code };
    expect(await sim.refused('requestPublicRefund', { body })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    const answer = await sim.fetch('/tickets/refund', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.headers.get('retry-after')).toBe('600');
    sim.clock.pass(10 * MINUTE_MS);
    expect((await search(sim, ticket.code)).ticket?.code).toBe(ticket.code);
  });

  test('200: does not count successful searches', async () => {
    const sim = createTestSimulator();
    const { ticket } = await paidOrder(sim);
    for (let time = 0; time < 8; time++) expect((await search(sim, ticket.code)).ticket).not.toBeNull();
  });
});

describe('requestPublicRefund: requesting', () => {
  async function found(sim: TestSimulator) {
    const { ticket } = await paidOrder(sim);
    return { code: ticket.code, id: (await search(sim, ticket.code)).ticket?.id ?? '' };
  }

  test('200: files a request that staff decide, and informs them and the buyer', async () => {
    const sim = createTestSimulator();
    const { code, id } = await found(sim);
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const cashier = joinChannel(sim, await sim.as('cashier'));
    const before = (await manager.call('getNotification')).refund_request;
    expect(await sim.call('requestPublicRefund', { body: { id, ...REFUND_BANK } })).toMatchObject({
      success: true,
      refund_error: null,
    });
    expect(findRecord(sim, code).refund).toEqual({
      requestedAt: sim.clock.now(),
      doneAt: null,
      adminId: null,
      note: 'We cannot come',
      bank: { name: 'Maybank', accNo: '1234567890' },
      publicForm: true,
    });
    expect(window.messages).toContainEqual({ type: 'refund-request', code, vvip: false, username: 'guest' });
    expect(cashier.types()).not.toContain('refund-request');
    expect((await manager.call('getNotification')).refund_request).toBe(before + 1);
    const mail = mailWith(sim, `Refund requested for ticket ${code}`);
    expect(mail.to).toEqual(['nur.aina@mail.test']);
    expect(mail.text).toContain('Maybank, account ending in 7890');
    expect(mail.text).not.toContain('1234567890');
    const { ticket } = await manager.call('getTicket', { params: { ticket_code: code } });
    expect(ticket).toMatchObject({ ribbon: 'Pending', refund_note: 'We cannot come' });
  });

  test('200: takes the same form again as the same request', async () => {
    const sim = createTestSimulator();
    const { id } = await found(sim);
    const body = { id, ...REFUND_BANK };
    const { size } = sim.world.tables.outbox;
    const answers = await Promise.all([1, 2, 3].map(() => sim.call('requestPublicRefund', { body })));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(sim.world.tables.outbox.size).toBe(size + 1);
  });

  test('200: accepts only one request when two people found the ticket', async () => {
    const sim = createTestSimulator();
    const { code, id } = await found(sim);
    const other = (await search(sim, code)).ticket?.id ?? '';
    await sim.call('requestPublicRefund', { body: { id, ...REFUND_BANK } });
    const late = await sim.call('requestPublicRefund', { body: { id: other, ...REFUND_BANK, acc_no: '999' } });
    expect(late).toMatchObject({ success: false, refund_code: 'refund_requested' });
    expect(findRecord(sim, code).refund?.bank?.accNo).toBe('1234567890');
  });

  test('200: accepts a key for 15 minutes, and no other text', async () => {
    const sim = createTestSimulator();
    const { code, id } = await found(sim);
    const ask = async (key: string) =>
      (await sim.call('requestPublicRefund', { body: { id: key, ...REFUND_BANK } })).refund_code;
    expect(await ask(code)).toBe('refund_key_expired');
    expect(await ask('')).toBe('refund_key_expired');
    sim.clock.pass(15 * MINUTE_MS);
    expect(await ask(id)).toBe('refund_key_expired');
    expect(findRecord(sim, code).refund).toBeNull();
  });

  test('200: stores a bank that is not listed under its own name', async () => {
    const sim = createTestSimulator();
    const { code, id } = await found(sim);
    await sim.call('requestPublicRefund', {
      body: { id, ...REFUND_BANK, bank_name: 'Others', other_bank: ' Bank of Melaka ' },
    });
    expect(findRecord(sim, code).refund?.bank).toEqual({ name: 'Bank of Melaka', accNo: '1234567890' });
  });
});

test.each([
  ['Nur Aina', 'N** A***'],
  ['陳大文', '陳**'],
  [' José ', ' J*** '],
  ['', ''],
  [null, null],
])('the name %j is shown as %j', (name, shown) => expect(maskName(name)).toBe(shown));

test.each([
  ['nur.aina@mail.test', 'n***@m***.test'],
  ['a@b.co.my', 'a***@b***.my'],
  ['a@localhost', 'a***@l***'],
  [null, null],
])('the address %j is shown as %j', (email, shown) => expect(maskEmail(email)).toBe(shown));

/** A paid online ticket with a change applied. */
function withChange(change: object): (sim: TestSimulator) => Promise<string> {
  return async (sim) => {
    const { ticket } = await paidOrder(sim);
    sim.world.tables.tickets.update(ticket.id, change);
    return ticket.code;
  };
}
