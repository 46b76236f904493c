import type { BlockedDates } from '@muara/contract/types';
import { describe, expect, it, test } from 'vitest';
import { daysToCome, joinBlockedDates, whyBlocked } from './blocked-dates.ts';

const holiday = { code: 'holiday', text: 'Holiday: Hari Raya' } as const;
const full = { code: 'sold_out', text: 'Fully Booked' } as const;
const notice = { code: 'vvip_lead', text: 'VVIP needs notice' } as const;
const reasons = joinBlockedDates([
  { disable_dates: ['2026-03-12', '2026-03-23'], disable_reasons: { '2026-03-12': notice, '2026-03-23': holiday } },
  undefined,
  { disable_dates: ['2026-04-01'], disable_reasons: { '2026-04-01': full } },
]);

test.each([
  ['an open day', '2026-03-13', null, null],
  ['a holiday', '2026-03-23', null, holiday],
  ['a holiday on which it departs now', '2026-03-23', '2026-03-23', holiday],
  ['a day without notice: nothing new is ordered', '2026-03-12', null, null],
  ['a day that is sold out', '2026-04-01', '2026-03-13', full],
  ['a day that is sold out to the ticket itself', '2026-04-01', '2026-04-01', null],
])('%s', (_name, day, own, reason) => {
  expect(whyBlocked(reasons, day, own)).toEqual(reason);
});

describe('the days that a month is asked for', () => {
  it.each([
    ['2026-03', '2026-03-11', { from: '2026-03-11', to: '2026-03-31' }],
    ['2026-04-20', '2026-03-11', { from: '2026-04-01', to: '2026-04-30' }],
    ['2028-02', '2026-03-11', { from: '2028-02-01', to: '2028-02-29' }],
    ['2026-02', '2026-03-11', null],
    ['2026-03', '2026-03-31', { from: '2026-03-31', to: '2026-03-31' }],
  ])('%s seen on %s', (month, today, days) => {
    expect(daysToCome(month, today)).toEqual(days);
  });

  it('are joined, months that are still loading left out', () => {
    const holiday = { code: 'holiday' as const, text: 'Holiday: Hari Raya' };
    const full = { code: 'sold_out' as const, text: 'Fully Booked' };
    const months: (BlockedDates | undefined)[] = [
      { disable_dates: ['2026-03-23'], disable_reasons: { '2026-03-23': holiday } },
      undefined,
      { disable_dates: ['2026-05-01'], disable_reasons: { '2026-05-01': full } },
    ];
    expect(joinBlockedDates(months)).toEqual({ '2026-03-23': holiday, '2026-05-01': full });
  });
});
