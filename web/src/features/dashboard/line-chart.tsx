import { CategoryScale, Chart, Filler, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { formatDate, formatWeekday } from '@/lib/dates.ts';
import { formatCount, formatMoney } from '@/lib/money.ts';
import { useScheme } from '@/lib/use-scheme.ts';
import { dashboardMessages as text } from './dashboard.messages.ts';
import styles from './line-chart.module.css';
import { chartColor } from './palette.ts';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Filler, Tooltip);

export interface LineChartProps {
  /** Days as `YYYY-MM-DD`, or words. */
  labels: string[];
  values: number[];
  caption: string;
  /** The values are RM. */
  money?: boolean;
  /** Which of the twelve colours. */
  color: number;
}

/** A line over days, and the same figures as a table for screen readers. */
export default function LineChart({ labels, values, caption, money, color }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useScheme();
  const format = money ? formatMoney : formatCount;

  useEffect(() => {
    if (!canvas.current) return undefined;
    const dark = scheme === 'dark';
    const stroke = chartColor(color, scheme);
    const grid = dark ? '#2a373d' : '#e6ecee';
    const ink = dark ? '#a0aeb3' : '#56656b';
    const chart = new Chart(canvas.current, {
      type: 'line',
      data: {
        labels: labels.map((label) => shortDay(label, labels.length)),
        datasets: [
          {
            data: values,
            borderColor: stroke,
            backgroundColor: withAlpha(stroke),
            pointBackgroundColor: stroke,
            borderWidth: 2.5,
            pointRadius: labels.length > 10 ? 0 : 3,
            pointHoverRadius: 5,
            cubicInterpolationMode: 'monotone',
            fill: true,
          },
        ],
      },
      options: {
        animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 400 },
        maintainAspectRatio: false,
        interaction: { intersect: false, mode: 'index' },
        plugins: {
          tooltip: {
            displayColors: false,
            callbacks: {
              title: ([item]) => (item ? longDay(labels[item.dataIndex] ?? '') : ''),
              label: (item) => format(item.parsed.y ?? 0),
            },
          },
        },
        scales: {
          x: { grid: { display: false }, border: { color: grid }, ticks: { color: ink, maxRotation: 0, autoSkipPadding: 16 } },
          y: { beginAtZero: true, grid: { color: grid }, border: { display: false }, ticks: { color: ink, maxTicksLimit: 5, precision: 0 } },
        },
      },
    });
    return () => chart.destroy();
  }, [labels, values, scheme, color, format]);

  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{caption}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{longDay(label)}</th>
              <td>{format(values[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      </div>
      {values.length === 0 ? <p className={styles.none}>{text.noData}</p> : null}
    </>
  );
}

const isDay = (label: string) => /^\d{4}-\d{2}-\d{2}$/.test(label);
const longDay = (label: string) => (isDay(label) ? formatWeekday(label) : label);
/** `Thu` in a week, `5 Mar` in longer spans. */
function shortDay(label: string, days: number): string {
  if (!isDay(label)) return label;
  return days <= 7 ? formatWeekday(label).slice(0, 3) : formatDate(label).slice(0, -5);
}

/** The colour at 10 % for the area under the line. */
function withAlpha(color: string): string {
  return color.startsWith('#') ? `${color}1a` : color.replace(')', ' / 0.14)');
}
