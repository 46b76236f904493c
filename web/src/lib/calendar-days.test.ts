import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayByKey, monthGrid, weekdayOf } from './calendar-days.ts';

describe('calendar days', () => {
  it('cross months and years without the browser zone', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('stay inside a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
  });

  it('lay a month out in whole weeks from Monday', () => {
    const grid = monthGrid('2026-02-14');
    expect(grid.every((week) => week.length === 7 && weekdayOf(week[0]!) === 0)).toBe(true);
    expect(grid.flat()).toContain('2026-02-01');
    expect(grid.flat()).toContain('2026-02-28');
    expect(grid[0]![0]).toBe('2026-01-26');
    expect(grid.at(-1)![6]).toBe('2026-03-01');
  });

  it.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['PageUp', '2026-02-01'],
    ['PageDown', '2026-04-01'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['Enter', null],
  ])('%s leads from Sunday, 1 March to %s', (key, day) => {
    expect(dayByKey('2026-03-01', key)).toBe(day);
  });
});
