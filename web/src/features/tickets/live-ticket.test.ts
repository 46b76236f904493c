import type { TicketListRow } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { addsSubTickets, withLiveTicket } from './live-ticket.ts';

const row = (code: string, part: Partial<TicketListRow> = {}) => ({ code, ribbon: 'Paid', ...part }) as TicketListRow;
const codes = ({ data }: { data: TicketListRow[] }) => data.map(({ code }) => code);

describe('a ticket that was just sold', () => {
  it('is added at the top and counted, on a page of twenty rows', () => {
    const page = { data: Array.from({ length: 20 }, (_row, index) => row(`T${index}`)), total: 31 };
    const after = withLiveTicket(page, row('NEW'));
    expect(codes(after)).toEqual(['NEW', ...codes(page).slice(0, 19)]);
    expect(after.total).toBe(32);
  });

  it('is listed once when its order comes first and its payment later, and stays in its place', () => {
    const page = { data: [row('A'), row('NEW', { ribbon: 'Unpaid' }), row('B')], total: 3 };
    const after = withLiveTicket(page, row('NEW'));
    expect(codes(after)).toEqual(['A', 'NEW', 'B']);
    expect(after.data[1]?.ribbon).toBe('Paid');
    expect(after.total).toBe(3);
  });

  it.each<[string, 2 | 3, Partial<TicketListRow>, boolean]>([
    ["adds an agent's tickets to list 2 once it is paid", 2, { is_paid: true, exhibition: false }, true],
    ['adds none while it is an order', 2, { is_paid: false, exhibition: false }, false],
    ['adds exhibition tickets to list 3', 3, { is_paid: true, exhibition: true }, true],
    ['adds none of the other list', 3, { is_paid: true, exhibition: false }, false],
    ['adds none with a departure date', 2, { is_paid: true, exhibition: false, depart_date: '2026-03-12' }, false],
  ])('%s', (_name, list, part, want) => {
    expect(addsSubTickets(list, row('A', { depart_date: null, ...part }))).toBe(want);
  });
});
