import { describe, expect, test } from 'vitest';
import { barWidth } from './bar-width.ts';
import { lineChartConfig, longDay } from './line-chart.options.ts';

const LABELS = ['2026-03-08', '2026-03-09', '2026-03-10'];
const COLORS = { line: '#111', area: '#1111', grid: '#222', ink: '#333', surface: '#fff' };
const config = (money: boolean, today = '2026-03-10') =>
  lineChartConfig({ labels: LABELS, values: [1200, 900, 40], money, today }, COLORS, false);
const dataset = (today?: string) => config(true, today).data.datasets[0]!;
const dashTo = (index: number, today?: string) =>
  (
    (dataset(today).segment as { borderDash: unknown }).borderDash as (segment: {
      p1DataIndex: number;
    }) => number[] | undefined
  )({
    p1DataIndex: index,
  });
const axisOf = (money: boolean) =>
  config(money).options?.scales?.['y'] as unknown as { ticks: { callback(value: number): string }; title: object };
const tick = (money: boolean, value: number) => axisOf(money).ticks.callback(value);

describe('a line chart', () => {
  test('is straight between the days', () => {
    expect(dataset()).toMatchObject({ tension: 0 });
    expect(dataset().cubicInterpolationMode).toBeUndefined();
  });

  test('marks the day that is not over, and no other', () => {
    expect([dashTo(1), dashTo(2)]).toEqual([undefined, [5, 4]]);
    expect(dataset().pointBackgroundColor).toEqual(['#111', '#111', '#fff']);
    expect(config(true).data.labels).toEqual(['Sun', 'Mon', 'Today']);
    expect(longDay('2026-03-10', '2026-03-10')).toMatch(/, so far$/);
    expect([0, 1, 2].map((index) => dashTo(index, '2026-04-01'))).toEqual([undefined, undefined, undefined]);
  });

  test('has its unit at the axis', () => {
    expect(tick(true, 1500)).toBe('RM 1,500');
    expect(tick(false, 1500)).toBe('1,500');
    expect(axisOf(false).title).toMatchObject({
      display: true,
      text: 'Passengers',
    });
  });
});

test.each([
  [0, '0%'],
  [5.6, '5.6%'],
  [100, '100%'],
  [100.4, '100%'],
])('a share of %d %% takes that part of the track', (percent, width) => {
  expect(barWidth(percent)).toBe(width);
});
