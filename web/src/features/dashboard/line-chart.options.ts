import type { ChartConfiguration } from 'chart.js';
import { formatDate, formatWeekday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { dashboardMessages as text } from './dashboard.messages.ts';

interface ChartFigures {
  /** Days as `YYYY-MM-DD`, or words. */
  labels: string[];
  values: number[];
  /** The values are RM. */
  money?: boolean | undefined;
  /** Today's date: its day is not over, so that its figure is marked. */
  today: string;
}

interface ChartColors {
  line: string;
  area: string;
  grid: string;
  ink: string;
  surface: string;
}

/**
 * Returns the options of a line chart over days.
 * The line is straight between days, so that it shows no value that was never measured. It is dashed and has a hollow
 * point where the day is not over.
 */
export function lineChartConfig(
  figures: ChartFigures,
  colors: ChartColors,
  isAnimated: boolean,
): ChartConfiguration<'line'> {
  const { labels, values, money, today } = figures;
  const unfinished = labels.indexOf(today);
  const isUnfinished = (index: number) => index === unfinished;
  const restingRadius = labels.length > 10 ? 0 : 3;
  return {
    type: 'line',
    data: {
      labels: labels.map((label) => shortDay(label, labels.length, today)),
      datasets: [
        {
          data: values,
          borderColor: colors.line,
          backgroundColor: colors.area,
          pointBackgroundColor: labels.map((_, index) => (isUnfinished(index) ? colors.surface : colors.line)),
          pointBorderColor: colors.line,
          pointBorderWidth: labels.map((_, index) => (isUnfinished(index) ? 2 : 1)),
          borderWidth: 2.5,
          pointRadius: labels.map((_, index) => (isUnfinished(index) ? 4 : restingRadius)),
          pointHoverRadius: 5,
          tension: 0,
          fill: true,
          segment: {
            borderDash: ({ p1DataIndex }) => (isUnfinished(p1DataIndex) ? [5, 4] : undefined),
          },
        },
      ],
    },
    options: {
      animation: isAnimated ? { duration: 400 } : false,
      maintainAspectRatio: false,
      interaction: { intersect: false, mode: 'index' },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            title: ([item]) => (item ? longDay(labels[item.dataIndex] ?? '', today) : ''),
            label: (item) => formatFigure(item.parsed.y ?? 0, money),
          },
        },
      },
      scales: {
        x: {
          grid: { display: false },
          border: { color: colors.grid },
          ticks: { color: colors.ink, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          beginAtZero: true,
          grid: { color: colors.grid },
          border: { display: false },
          title: { display: !money, text: text.passengersColumn, color: colors.ink },
          ticks: {
            color: colors.ink,
            maxTicksLimit: 5,
            precision: 0,
            callback: (value) => axisFigure(Number(value), money),
          },
        },
      },
    },
  };
}

export const formatFigure = (value: number, money: boolean | undefined): string =>
  money ? formatRm(value) : formatCount(value);

/** Axes count in whole units: `RM 1,500`, `40`. */
const axisFigure = (value: number, money: boolean | undefined): string =>
  money ? text.ringgit(value) : formatCount(value);

const isDay = (label: string) => /^\d{4}-\d{2}-\d{2}$/.test(label);

/** Returns a day in full; today says that it is not over. */
export function longDay(label: string, today: string): string {
  const day = isDay(label) ? formatWeekday(label) : label;
  return label === today ? text.soFar(day) : day;
}

/** Returns `Thu` in a week, `5 Mar` in longer spans, and `Today` for today. */
function shortDay(label: string, days: number, today: string): string {
  if (label === today) return text.today;
  if (!isDay(label)) return label;
  return days <= 7 ? formatWeekday(label).slice(0, 3) : formatDate(label).slice(0, -5);
}
