import { expect, test } from 'vitest';
import { joinMonths, whyBlocked } from './blocked-days.ts';

const holiday = { code: 'holiday', text: 'Holiday: Hari Raya' } as const;
const full = { code: 'sold_out', text: 'Fully Booked' } as const;
const notice = { code: 'vvip_lead', text: 'VVIP needs notice' } as const;
const told = joinMonths([
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
  expect(whyBlocked(told, day, own)).toEqual(reason);
});
