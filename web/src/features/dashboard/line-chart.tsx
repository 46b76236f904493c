import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef, useState } from 'react';
import { today as todayOf } from '@/lib/dates.ts';
import { useScheme } from '@/lib/use-scheme.ts';
import { dashboardMessages as text } from './dashboard.messages.ts';
import { formatFigure, lineChartConfig, longDay } from './line-chart.options.ts';
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

/** A line chart over days, with a table for screen readers. */
export default function LineChart({ labels, values, caption, money, color }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useScheme();
  const [today] = useState(todayOf);

  useEffect(() => {
    if (!canvas.current) return undefined;
    const dark = scheme === 'dark';
    const line = chartColor(color, scheme);
    const colors = {
      line,
      area: withAlpha(line),
      grid: dark ? '#2a373d' : '#e6ecee',
      ink: dark ? '#a0aeb3' : '#56656b',
      // A canvas does not know light-dark(), which --surface is made of.
      surface: dark ? '#19232a' : '#ffffff',
    };
    const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const chart = new Chart(canvas.current, lineChartConfig({ labels, values, money, today }, colors, isAnimated));
    return () => chart.destroy();
  }, [labels, values, scheme, color, money, today]);

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
                <th scope="row">{longDay(label, today)}</th>
                <td>{formatFigure(values[index] ?? 0, money)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {values.length === 0 ? <p className={styles.none}>{text.noData}</p> : null}
    </>
  );
}

/** The colour at 10 % for the area under the line. */
function withAlpha(color: string): string {
  return color.startsWith('#') ? `${color}1a` : color.replace(')', ' / 0.14)');
}
