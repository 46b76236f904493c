import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSettled, resumePath, type TicketToSettle, unpaidTicket } from './unpaid-ticket.ts';

const KEY = 'muara.unpaid-ticket';
const UNPAID: TicketToSettle = {
  code: 'MRCX7K2M9QP',
  is_paid: false,
  partial_paid: false,
  expired: false,
  canceled_at: null,
  refunded_at: null,
};
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the unpaid ticket of a browser', () => {
  it('is kept and dropped', () => {
    expect(unpaidTicket.code()).toBeNull();
    unpaidTicket.keep({ code: 'MRCX7K2M9QP' });
    expect(unpaidTicket.code()).toBe('MRCX7K2M9QP');
    unpaidTicket.drop();
    expect(unpaidTicket.code()).toBeNull();
  });

  it('has the key of its documents in every tab, and that of no other ticket', () => {
    unpaidTicket.keep({ code: 'MRCX7K2M9QP', document_key: '7b1f0c2a' });
    expect(unpaidTicket.documentKey('MRCX7K2M9QP')).toBe('7b1f0c2a');
    expect(unpaidTicket.documentKey('MRCAAAAAAAA')).toBeNull();
    unpaidTicket.keep({ code: 'MRCX7K2M9QP' });
    expect(unpaidTicket.documentKey('MRCX7K2M9QP')).toBeNull();
  });

  it.each([
    'MRCX7K2M9QP',
    '{',
    'null',
    '[]',
    '{"version":1}',
    '{"version":1,"code":7}',
    '{"version":1,"code":"mrc"}',
    '{"version":1,"code":"ABCD&try_again=1"}',
    '{"version":1,"code":"MRCX7K2M9QP","documentKey":7}',
    '{"version":2,"code":"MRCX7K2M9QP"}',
  ])('%s is no code and does not stay', (text) => {
    kept.set(KEY, text);
    expect(unpaidTicket.code()).toBeNull();
    expect(kept.has(KEY)).toBe(false);
  });

  it('works where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    unpaidTicket.keep({ code: 'MRCX7K2M9QP' });
    expect(unpaidTicket.code()).toBeNull();
  });

  it.each<[name: string, change: Partial<TicketToSettle>, settled: boolean]>([
    ['waits', {}, false],
    ['paid', { is_paid: true }, true],
    ['partially paid', { partial_paid: true }, true],
    ['expired', { expired: true }, true],
    ['voided', { canceled_at: '2026-11-21T10:00:00+08:00' }, true],
    ['refunded', { refunded_at: '2026-11-21T10:00:00+08:00' }, true],
  ])('%s: settled and forgotten are one', (_name, change, settled) => {
    unpaidTicket.keep(UNPAID);
    expect(isSettled({ ...UNPAID, ...change })).toBe(settled);
    unpaidTicket.settle({ ...UNPAID, ...change });
    expect(unpaidTicket.code()).toBe(settled ? null : UNPAID.code);
  });

  it('stays when another ticket is paid', () => {
    unpaidTicket.keep({ code: 'MRCAAAAAAAA' });
    unpaidTicket.settle({ ...UNPAID, is_paid: true });
    expect(unpaidTicket.code()).toBe('MRCAAAAAAAA');
  });

  it('is resumed at the root', () => {
    expect(resumePath('MRCX7K2M9QP')).toBe('/?try_again=1&ticket_code=MRCX7K2M9QP');
  });
});
