import { addDays } from '@muara/contract/rules/dates/add-days';
import { isLocalDate } from '@muara/contract/rules/dates/is-local-date';
import { describe, expect, it } from 'vitest';
import { FESTIVALS, SEASONS, seasonOn } from './festive.ts';

describe('the festive seasons', () => {
  it('are days that exist, in order, and never two at once', () => {
    for (const { from, to } of SEASONS) {
      expect([from, to].every((day) => isLocalDate(day))).toBe(true);
      expect(from <= to).toBe(true);
    }
    for (const [at, { to }] of SEASONS.slice(0, -1).entries()) expect(to < SEASONS[at + 1]!.from).toBe(true);
  });

  it('name every festival in both years', () => {
    for (const year of ['2026', '2027']) {
      const named = SEASONS.filter(({ to }) => to.startsWith(year)).map(({ festival }) => festival);
      expect(new Set(named)).toEqual(new Set(FESTIVALS));
    }
  });

  it.each([
    ['2026-02-17', 'chinese_new_year'],
    ['2026-03-21', 'aidilfitri'],
    ['2026-05-27', 'aidiladha'],
    ['2026-05-31', 'wesak'],
    ['2026-08-31', 'merdeka'],
    ['2026-11-08', 'deepavali'],
    ['2027-01-01', 'new_year'],
    ['2027-02-06', 'chinese_new_year'],
    ['2027-12-25', 'christmas'],
  ])('%s is within %s', (day, festival) => {
    expect(seasonOn(day)?.festival).toBe(festival);
  });

  it('begin and end on their days', () => {
    for (const season of SEASONS) {
      expect(seasonOn(season.from)).toBe(season);
      expect(seasonOn(season.to)).toBe(season);
      expect(seasonOn(addDays(season.from, -1))).not.toBe(season);
      expect(seasonOn(addDays(season.to, 1))).not.toBe(season);
    }
  });

  it.each(['2026-11-21', '2026-07-01', '2031-02-17', ''])('%j is a plain day', (day) => {
    expect(seasonOn(day)).toBeNull();
  });
});
