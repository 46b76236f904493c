import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { mailWith } from '../../../testing/mails.ts';
import type { OutboxRecord } from '../../world/log-records.ts';
import { ENGLISH_WORD, listEnglishLines } from '../../../testing/english-lines.ts';
import { order, findRecord, report, result } from '../../../testing/stages/payments.ts';
import { agentSale, publicSale } from '../../../testing/stages/sales.ts';
import { englishMails } from './texts/english.ts';
import { malayMails } from './texts/malay.ts';

const MALAY = { headers: { 'accept-language': 'ms' } };

const receipt = (sim: TestSimulator): OutboxRecord => mailWith(sim, /^Your receipt/);

describe('the mail of a paid order', () => {
  test('has everything needed to board: QR code, date, time, jetty, passengers, amount and receipt', async () => {
    const sim = createTestSimulator();
    const slot = '17:00 - 18:00';
    const { ticket, refNo } = await order(sim, { package_id: 1, jetty_id: 3, slot });
    await report(sim, result(sim, refNo));
    const { html = '', text } = receipt(sim);
    const side = Number(/<svg [^>]*width="(\d+)"/.exec(html)?.[1]);
    expect(side).toBeGreaterThanOrEqual(240);
    const [year, month, day] = (ticket.depart_date ?? '').split('-').map(Number);
    const date = `${day} ${englishMails.months[(month ?? 1) - 1]} ${year}`;
    for (const fact of [
      ticket.code,
      date,
      slot,
      'Sungai Linggi',
      '2 × Adult',
      '1 × Child',
      'RM 75.00',
      'Download your receipt',
    ])
      for (const shown of [html, text]) expect(shown).toContain(fact);
    expect(html).not.toContain(ticket.depart_date);
    expect(html).toContain(`/tickets/pdf/receipt/${ticket.code}`);
    expect(html).toContain('lang="en"');
  });

  test('shows no code for a batch, whose tickets have their own', async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const { ipay88_payload: form } = await agent.call('generateTicket', { body: agentSale() });
    await report(sim, result(sim, form?.['RefNo'] ?? ''));
    expect(receipt(sim).html).not.toContain('<svg');
  });
});

describe('mails in Malay', () => {
  test('go to a buyer who bought in Malay, from the receipt to the refund', async () => {
    const sim = createTestSimulator();
    const body = publicSale({ email: 'customer@muara.test', name: 'Nur Aina' });
    const { ticket, ipay88_payload: form } = await sim.call('generatePublicTicket', { body, ...MALAY });
    const code = ticket?.code ?? '';
    const refNo = form?.['RefNo'] ?? '';
    sim.clock.pass(3 * 60_000);
    const again = await sim.call('getSalePackages', { query: { ticket_code: code, try_again: '1' } });
    await report(sim, result(sim, refNo));
    await report(sim, result(sim, again.ipay88_payload?.['RefNo'] ?? ''));
    const manager = await sim.as('manager');
    const { id } = findRecord(sim, code);
    await manager.call('editDepartureDate', { body: { id, depart_date: '2026-06-11' } });
    const bank = { acc_no: '1234567890', bank_name: 'Maybank', refund_note: 'Hujan' };
    const customer = await sim.as('customer');
    await customer.call('requestRefund', { body: { id, ...bank } });
    await manager.call('rejectRefund', { params: { id } });
    await customer.call('requestCancel', { body: { id, type: 'ticket', cancel_note: 'Hujan' } });
    await manager.call('rejectVoid', { body: { id, type: 'normal' } });
    await customer.call('requestRefund', { body: { id, ...bank } });
    await manager.call('approveRefund', { params: { id } });
    await sim.call('forgotPassword', { body: { email: 'customer@muara.test', platform: 'web_app' }, ...MALAY });
    const mails = sim.world.tables.outbox.all().filter(({ to }) => to.includes('customer@muara.test'));
    expect(mails.length).toBeGreaterThanOrEqual(9);
    for (const { subject, text, html = '' } of mails) {
      expect(html).toContain('lang="ms"');
      expect([subject, listEnglishLines(`${subject}\n${text}\n${html}`)]).toEqual([subject, []]);
    }
  });

  test('stay English for buyers who used the shop in English, even if the payment call prefers another language', async () => {
    const sim = createTestSimulator();
    const { refNo } = await order(sim);
    await sim.call('receivePaymentBackend', { body: result(sim, refNo), ...MALAY });
    expect(receipt(sim).html).toContain('lang="en"');
  });

  test('contain no English word', () => {
    const told: string[] = [];
    const walk = (words: unknown, at: string): void => {
      if (typeof words === 'string') told.push(`${at}: ${words}`);
      else if (typeof words === 'function') told.push(`${at}: ${String(words('A1', 'B2', 'C3'))}`);
      else for (const [key, word] of Object.entries(words as object)) walk(word, `${at}.${key}`);
    };
    walk(malayMails, 'ms');
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((line) => ENGLISH_WORD.test(line.slice(line.indexOf(': '))))).toEqual([]);
  });
});
