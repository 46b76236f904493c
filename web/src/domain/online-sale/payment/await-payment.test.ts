import type { Ticket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { awaitPayment } from './await-payment.ts';
import { canPayAgain, paymentOutcome, type TicketToPay } from './payment-outcome.ts';

const END = '2026-11-21T18:30:00+08:00';
const NOW = Date.UTC(2026, 10, 21, 10);
const OPEN: TicketToPay = {
  status: null,
  is_paid: false,
  partial_paid: false,
  error_desc: null,
  expired: false,
  hold_until: END,
  canceled_at: null,
  refunded_at: null,
};
const ticket = (change: Partial<TicketToPay> = {}) => ({ ...OPEN, code: 'MRCX7K2M9QP', ...change }) as Ticket;

describe('the outcome of a payment', () => {
  it.each<[name: string, change: Partial<TicketToPay>, outcome: string, again: boolean]>([
    ['nothing heard', {}, 'open', true],
    ['paid', { is_paid: true }, 'paid', false],
    ['paid after a first failure', { is_paid: true, error_desc: 'Declined' }, 'paid', false],
    ['partially paid', { partial_paid: true }, 'partial', true],
    ['declined while the hold runs', { error_desc: 'Declined' }, 'failed', true],
    ['declined without a word', { error_desc: '' }, 'failed', true],
    ['run out', { expired: true }, 'failed', false],
    ['a hold that has ended', { hold_until: '2026-11-21T18:00:00+08:00' }, 'open', false],
    ['paid, then refunded', { is_paid: true, refunded_at: END }, 'over', false],
    ['voided while the hold runs', { canceled_at: END }, 'over', false],
    ['no hold', { hold_until: null }, 'open', false],
    ['a booking whose deposit is paid', { status: 'Deposit', partial_paid: true, hold_until: null }, 'partial', true],
    [
      'a booking whose rest is on its way',
      { status: 'Processing Payment', partial_paid: true, hold_until: null },
      'open',
      false,
    ],
    [
      'a booking whose rest has failed',
      { status: 'Deposit', partial_paid: true, error_desc: 'Declined', hold_until: null },
      'failed',
      true,
    ],
    [
      'a booking whose payment has failed',
      { status: 'Approved', error_desc: 'Declined', hold_until: null },
      'failed',
      true,
    ],
    ['a booking that was canceled', { status: 'Canceled', error_desc: 'Declined', hold_until: null }, 'failed', false],
  ])('%s', (_name, change, outcome, again) => {
    expect(paymentOutcome({ ...OPEN, ...change })).toBe(outcome);
    expect(canPayAgain({ ...OPEN, ...change }, NOW)).toBe(again);
  });
});

describe('waiting for the bank', () => {
  /** Returns the responses in turn, then repeats the last one. */
  function bank(...answers: (Ticket | null | 'fails')[]) {
    const controller = new AbortController();
    const seen = { asked: 0, paused: 0, controller };
    const news = (onPause = () => {}) =>
      awaitPayment({
        ask: () => {
          const answer = answers[Math.min(seen.asked, answers.length - 1)];
          seen.asked += 1;
          return answer === 'fails' ? Promise.reject(new Error('no line')) : Promise.resolve(answer ?? null);
        },
        pause: () => {
          seen.paused += 1;
          onPause();
          return Promise.resolve();
        },
        signal: controller.signal,
      });
    return { seen, news };
  }

  it('asks at once, and stops with the first outcome', async () => {
    const paid = ticket({ is_paid: true });
    const { seen, news } = bank(paid);
    expect(await news()).toEqual({ kind: 'heard', ticket: paid });
    expect(seen).toMatchObject({ asked: 1, paused: 0 });
  });

  it('waits between questions, over bad lines too', async () => {
    const failed = ticket({ error_desc: 'Declined' });
    const { seen, news } = bank(ticket(), 'fails', failed);
    expect(await news()).toEqual({ kind: 'heard', ticket: failed });
    expect(seen).toMatchObject({ asked: 3, paused: 2 });
  });

  it('asks ten times, then tells that nothing was heard', async () => {
    const { seen, news } = bank(ticket());
    expect(await news()).toEqual({ kind: 'unheard', ticket: ticket() });
    expect(seen).toMatchObject({ asked: 10, paused: 9 });
  });

  it('takes a line that never works for silence, not for a failure', async () => {
    expect(await bank('fails').news()).toEqual({ kind: 'unheard', ticket: null });
  });

  it('knows a code without a ticket', async () => {
    expect(await bank(null).news()).toEqual({ kind: 'missing' });
  });

  it('stops polling once it is cancelled', async () => {
    const { seen, news } = bank(ticket());
    expect(await news(() => seen.controller.abort())).toBeNull();
    expect(seen.asked).toBe(1);
  });
});
