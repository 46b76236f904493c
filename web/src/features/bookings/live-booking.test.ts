import type { BookingListRow } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { withLiveBooking } from './live-booking.ts';

const row = (code: string, ribbon: BookingListRow['ribbon'] = 'Pending') => ({ code, ribbon }) as BookingListRow;
const codes = ({ data }: { data: BookingListRow[] }) => data.map(({ code }) => code);

describe('a booking that was just made', () => {
  it.each<[string, BookingListRow[], string[]]>([
    ['before the first that is decided', [row('A'), row('B', 'Approved'), row('C')], ['A', 'NEW', 'B', 'C']],
    ['last of pending ones alone', [row('A'), row('B')], ['A', 'B', 'NEW']],
    ['first where none is pending', [row('A', 'Paid')], ['NEW', 'A']],
    ['alone in an empty list', [], ['NEW']],
  ])('is %s, and counts', (_case, data, want) => {
    const after = withLiveBooking({ data, total: 7 }, row('NEW'));
    expect(codes(after)).toEqual(want);
    expect(after.total).toBe(8);
  });

  it('leaves twenty rows, and none of its own behind a page of pending ones', () => {
    const full = Array.from({ length: 20 }, (_row, index) => row(`P${index}`));
    const after = withLiveBooking({ data: full, total: 31 }, row('NEW'));
    expect(codes(after)).toEqual(codes({ data: full }));
    expect(after.total).toBe(32);
    const mixed = [row('A'), ...full.slice(1).map(({ code }) => row(code, 'Paid'))];
    expect(codes(withLiveBooking({ data: mixed, total: 31 }, row('NEW')))).toEqual(
      ['A', 'NEW', ...codes({ data: mixed }).slice(1)].slice(0, 20),
    );
  });

  it('is added once, even if it is announced twice', () => {
    const page = { data: [row('A'), row('NEW'), row('B', 'Paid')], total: 3 };
    const after = withLiveBooking(page, row('NEW', 'Approved'));
    expect(codes(after)).toEqual(['A', 'NEW', 'B']);
    expect(after.data[1]?.ribbon).toBe('Approved');
    expect(after.total).toBe(3);
  });
});
