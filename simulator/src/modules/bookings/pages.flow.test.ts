import { createHash } from 'node:crypto';
import { rules } from '@muara/contract/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { listEnglishLines } from '../../../testing/english-lines.ts';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { keyed } from '../../../testing/samples/documents.ts';
import { approved, book, getRefNo } from '../../../testing/stages/bookings.ts';
import { report, result } from '../../../testing/stages/payments.ts';
import { getBookingByCode } from '../../domain/bookings/index.ts';
import { documentKey } from '../../world/document-keys.ts';
import { buildBookingSheet } from './print-booking.ts';

let sim: TestSimulator;
let staff: TestCaller;
beforeEach(async () => {
  sim = createTestSimulator();
  staff = await sim.as('manager');
});

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml' } };
const query = (code: string): string => `?key=${documentKey(sim.world, code)}`;
const at = (code: string): string => `/tickets/email/booking/${code}${query(code)}`;

async function open(caller: TestCaller, path: string, init: RequestInit = BROWSER) {
  const response = await caller.fetch(path, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const payPage = (code: string) => open(sim, at(code));

/** Asserts that the page's policy names every style and script, and allows nothing else. */
function expectOwnPolicy(html: string, policy: string): void {
  const parts = [...html.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
  expect(parts.length).toBeGreaterThan(0);
  for (const [, , text = ''] of parts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(html).not.toMatch(/ style="| on\w+="/);
  expect(policy).not.toContain('unsafe');
}

describe('the payment page', () => {
  test('shows the booking, its price and the pay button, without scripts', async () => {
    const booking = await approved(sim, staff, {}, { name: 'Ali <script>alert(1)</script>', remark: 'Cake & tea' });
    const { status, headers, html } = await payPage(booking.code);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("form-action 'self';");
    expectOwnPolicy(html, policy);
    for (const text of [
      'VVIP Dinner Cruise',
      'Wed, 10 Jun 2026, 15:00 - 16:00',
      'Jeti Pengkalan',
      'Approved, not paid',
      'See you on the river',
      'Nasi Lemak Set (Adult)',
      '1,396.00',
      'Pay RM 1,396.00',
      'Cake &amp; tea',
      'Ali &lt;script&gt;',
    ])
      expect(html).toContain(text);
    expect(html).toContain(`<form class="due" method="post" action="${booking.code}${query(booking.code)}">`);
    for (const secret of ['salmah@school.test', '0612345678', 'Jalan Bukit Beruang'])
      expect(html).not.toContain(secret);
  });

  test('shows neither price nor button while the booking is pending', async () => {
    const { code } = await book(sim, staff);
    const { html } = await payPage(code);
    expect(html).toContain('Waiting for approval');
    expect(html).not.toMatch(/1,3\d\d\.00|<button/);
  });

  test('shows deposit and balance, payments and failed attempts', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1 });
    expect((await payPage(booking.code)).html).toMatch(
      /Deposit to pay now[\s\S]*Pay RM 698\.00[\s\S]*The rest, RM 698\.00, is paid later|Deposit to pay now[\s\S]*The rest, RM 698\.00[\s\S]*Pay RM 698\.00/,
    );
    await sim.call('startBookingPayment', keyed(sim, booking.code));
    expect((await payPage(booking.code)).html).toContain('Payment under way');
    await report(sim, result(sim, getRefNo(sim, booking), { Status: '0', ErrDesc: 'The card was declined' }));
    expect((await payPage(booking.code)).html).toContain('did not go through: The card was declined');
    await sim.call('startBookingPayment', keyed(sim, booking.code));
    await report(sim, result(sim, getRefNo(sim, booking)));
    const { html } = await payPage(booking.code);
    expect(html).toContain('RM 698.00 of RM 1,396.00 is paid.');
    expect(html).toMatch(/Deposit, online<br><small>10 Mar 2026, 10:00/);
    await sim.call('startBookingPayment', keyed(sim, booking.code));
    await report(sim, result(sim, getRefNo(sim, booking)));
    const paid = (await payPage(booking.code)).html;
    expect(paid).toContain(`href="../../pdf/receipt/${booking.code}${query(booking.code)}"`);
    expect(paid).not.toContain('<button');
    const { pathname } = new URL(`../../pdf/receipt/${booking.code}`, `http://localhost${at(booking.code)}`);
    expect((await sim.fetch(`${pathname}${query(booking.code)}`)).headers.get('content-type')).toBe('application/pdf');
  });

  test.each([
    ['Rejected', 'Rejected'],
    ['Canceled', 'Voided'],
    ['Expired', 'Expired'],
  ] as const)('of a booking that is %s says so and asks for nothing', async (status, word) => {
    const booking = sim.world.tables.tickets.all().find(({ bookingStatus }) => bookingStatus === status);
    const { html } = await payPage(booking?.code ?? '');
    expect(html).toContain(`<p class="state">${word}</p>`);
    expect(html).not.toContain('<button');
  });

  test('of an unknown link is an HTML page for browsers and a refusal for programs', async () => {
    for (const code of ['MRCAAAAAAAA', 'no-code!']) {
      const { status, headers, html } = await payPage(code);
      expect([403, 422, 400]).toContain(status);
      expect(html).toContain('<h1>');
      expectOwnPolicy(html, headers.get('content-security-policy') ?? '');
    }
    for (const code of ['x', 'MRC', 'no-code!', 'MRC'.repeat(9)]) {
      const { html } = await payPage(code);
      expect(html, code).toContain('<h1>This link does not lead anywhere</h1>');
      expect(html, code).toContain('Please check the address against the mail that we have sent you.');
    }
    expect((await payPage('MRCAAAAAAAA')).html).toContain('This link is not valid');
    expect((await payPage('MRCAAAAAAAA')).status).toBe(403);
    expect((await sim.refused('getPaymentPage', { params: { code: 'MRCAAAAAAAA' } })).code).toBe(
      'document_key_invalid',
    );
  });

  test('sends the buyer to the provider by a page that may do nothing else; a program gets the refusal', async () => {
    const booking = await approved(sim, staff);
    sim.world.tables.settings.update(1, { paymentUrl: 'https://pay.provider.test/entry' });
    const { html, headers } = await open(sim, at(booking.code), { ...BROWSER, method: 'POST' });
    const policy = headers.get('content-security-policy') ?? '';
    expectOwnPolicy(html, policy);
    expect(policy).toContain("form-action 'self' https://pay.provider.test;");
    expect(html).toContain('action="https://pay.provider.test/entry"');
    const pending = await book(sim, staff, { slot: '16:00 - 17:00' });
    const refused = await open(sim, at(pending.code), { ...BROWSER, method: 'POST' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('This booking cannot be paid');
  });
});

describe('paying through the emulated provider', () => {
  test('leads from the page to the provider and back to the paid result in the shop', async () => {
    const booking = await approved(sim, staff);
    const fields = (html: string): URLSearchParams =>
      new URLSearchParams(
        [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
      );
    const post = (path: string, body: URLSearchParams) =>
      open(sim, path, {
        method: 'POST',
        body,
        headers: { ...BROWSER.headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const handOver = await open(sim, at(booking.code), { ...BROWSER, method: 'POST' });
    const entry = await post('/ipay88/entry', fields(handOver.html));
    expect(entry.html).toContain('RM 1,396.00');
    const key = /name="key" value="([^"]+)"/.exec(entry.html)?.[1] ?? '';
    const decided = await post('/ipay88/decide', new URLSearchParams({ key, choice: 'pay' }));
    expect(decided.html).toContain('The shop has confirmed it.');
    const back = await post('/tickets/payment/response', fields(decided.html));
    expect(back.html).toContain(`url=http://localhost:3000/?ticket_code=${booking.code}`);
    expect((await payPage(booking.code)).html).toContain('<p class="state good">Paid</p>');
  });
});

describe('the printed booking', () => {
  const sheetOf = (code: string) => {
    const { world } = sim;
    return buildBookingSheet({ world, rules, now: sim.clock.now() }, getBookingByCode(world, code));
  };

  test('shows the letterhead, all facts and the stored figures', async () => {
    const booking = await approved(sim, staff, { discount: 10 }, { remark: 'Cake', emails: ['office@school.test'] });
    sim.world.tables.packages.update(6, { prices: { ...sim.world.tables.packages.must(6).prices, adult: 1 } });
    const sheet = sheetOf(booking.code);
    expect(sheet).toMatchObject({
      business: { name: 'Muara River Cruise', lines: ['Jeti Muara, Jalan Muara', '75000 Melaka, Malaysia'] },
      code: booking.code,
      printedAt: '2026-03-10T10:00:00+08:00',
      discounts: [{ label: 'Discount 10 %', amount: 13_600 }],
      total: 126_000,
      remark: 'Cake',
      note: 'See you on the river',
    });
    expect(sheet.lines).toContainEqual(expect.objectContaining({ amount: 120_000 }));
    expect(Object.fromEntries(sheet.booking)).toMatchObject({
      Status: 'Approved',
      Payment: 'Unpaid',
      'Receipt no.': booking.receiptNo,
      Departure: 'Wed, 10 Jun 2026, 15:00 - 16:00',
    });
    expect(Object.fromEntries(sheet.buyer)).toMatchObject({
      Group: 'Sekolah Kebangsaan Bukit Beruang',
      'Group type': 'Primary School',
      'E-mail': 'salmah@school.test\noffice@school.test',
      Phone: '0612345678',
    });
  });

  test('shows one price for a charter, and its passengers', async () => {
    const charter = { package_id: 7, foods: [], amount: 900, amount_food: 0, total_amount: 900 };
    const { code } = await book(sim, staff, charter);
    const { charges, lines } = sheetOf(code);
    expect(charges).toEqual([{ label: 'Charter', amount: 90_000 }]);
    expect(lines).toContainEqual({ label: 'Adult', count: 10, unit: 0, amount: 0 });
  });

  test('lists payments with their dates', async () => {
    const booking = await approved(sim, staff);
    const { code } = booking;
    expect(sheetOf(code).payments).toEqual([]);
    await sim.call('startBookingPayment', keyed(sim, code));
    await report(sim, result(sim, getRefNo(sim, booking)));
    expect(sheetOf(code).payments).toEqual([
      { what: 'Payment, online', at: '2026-03-10T10:00:00+08:00', amount: sheetOf(code).total },
    ]);
  });

  test('is a PDF that a link with a download token opens', async () => {
    const booking = await approved(sim, staff);
    const { status, headers, html } = await open(sim, `/api/booking/print/${booking.code}?token=${staff.token}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain(`booking-${booking.code}.pdf`);
    expect(html).toMatch(/^%PDF-/);
  });
});

describe('the mail', () => {
  test('can be resent once a minute, and states the current state of the booking', async () => {
    const { code, id } = await book(sim, staff);
    const again = () => staff.call('resendBookingEmail', { params: { code } });
    expect(await again()).toEqual({ success: true });
    sim.clock.pass(20_500);
    const refused = await staff.refused('resendBookingEmail', { params: { code } });
    expect(refused.body).toMatchObject({ code: 'resend_too_soon', message: 'Please wait 40 seconds' });
    await staff.call('approveBooking', { body: { id, booking_note: 'Welcome' } });
    sim.clock.pass(39_500);
    await again();
    const mails = sim.world.tables.outbox.all();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `We have received your booking ${code}`,
      `We have received your booking ${code}`,
      `Your booking ${code} is approved`,
      `Your booking ${code} is approved`,
    ]);
    expect(mails.at(-1)?.text).toContain(at(code));
  });
});

describe('the payment page in Malay', () => {
  const MALAY = { headers: { ...BROWSER.headers, 'accept-language': 'ms' } };

  /** Removes what staff typed, which may be in any language. */
  function withoutNote({ code }: { code: string }): void {
    const { id, booking } = getBookingByCode(sim.world, code);
    sim.world.tables.tickets.update(id, { remark: null, booking: booking && { ...booking, note: null } });
  }

  async function expectMalay(path: string, init: RequestInit, said: string): Promise<void> {
    const { html } = await open(sim, path, init);
    expect(html).toContain('<html lang="ms">');
    expect(html).toContain(said);
    expect(listEnglishLines(html)).toEqual([]);
  }

  test('contains no English word from approval to the last payment', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1 }, { remark: 'Kek' });
    withoutNote(booking);
    await expectMalay(at(booking.code), MALAY, 'Deposit perlu dibayar sekarang');
    await expectMalay(at(booking.code), { ...MALAY, method: 'POST' }, 'Teruskan ke pembayaran');
    await expectMalay(at(booking.code), MALAY, 'Pembayaran sedang diproses');
    await report(sim, result(sim, getRefNo(sim, booking)));
    await expectMalay(at(booking.code), MALAY, 'RM 698.00 daripada RM 1,396.00 telah dibayar.');
    await sim.call('startBookingPayment', keyed(sim, booking.code));
    await report(sim, result(sim, getRefNo(sim, booking)));
    await expectMalay(at(booking.code), MALAY, 'Muat turun resit');
  });

  test.each(['Rejected', 'Canceled', 'Expired', 'Pending'] as const)(
    'translates a booking that is %s',
    async (status) => {
      const booking = sim.world.tables.tickets.all().find(({ bookingStatus }) => bookingStatus === status);
      if (!booking) throw new Error(`the world has no booking that is ${status}`);
      withoutNote(booking);
      await expectMalay(at(booking.code), MALAY, 'Tempahan');
    },
  );

  test('translates a link that leads nowhere', async () => {
    await expectMalay('/tickets/email/booking/no-code!', MALAY, 'Pautan ini tidak membawa ke mana-mana');
  });
});
