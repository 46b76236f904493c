import { expect, test } from 'vitest';
import { checkAgent } from './check-agent.ts';
import { checkHoliday } from './check-holiday.ts';
import { checkPackageForm } from './check-package-form.ts';
import { checkPopup } from './check-popup.ts';
import { checkSeaTide } from './check-sea-tide.ts';
import { checkTourGuide } from './check-tour-guide.ts';

const FORMS: readonly [name: string, field: string, check: (date: string) => { field: string; code: string }[]][] = [
  ['holiday', 'end', (end) => checkHoliday({ start: '2026-01-01', end })],
  ['popup', 'end_date', (end_date) => checkPopup({ start_date: '2026-01-01', end_date })],
  ['agent', 'end_date', (end_date) => checkAgent({ mode: 'edit', values: { start_date: '2026-01-01', end_date } })],
  ['tour guide', 'end_date', (end_date) => checkTourGuide({ start_date: '2026-01-01', end_date })],
  ['sea tide', 'date', (date) => checkSeaTide({ date, session: 'morning', today: '2026-01-01' })],
  ['package', 'end_date', (date) => checkPackageForm({ start_date: '2026-01-01T00:00', end_date: `${date}T23:59` })],
];

test.each(FORMS)('a %s ends by 2099', (_, field, check) => {
  const codesOf = (date: string) => check(date).flatMap((problem) => (problem.field === field ? [problem.code] : []));
  expect(codesOf('2099-12-31')).toEqual([]);
  for (const date of ['2100-01-01', '9999-12-31', '1999-12-31']) expect(codesOf(date), date).toEqual(['date_invalid']);
});
