import { lazy, Suspense } from 'react';
import type { LineChartProps } from './line-chart.tsx';
import styles from './line-chart.module.css';

const LineChart = lazy(() => import('./line-chart.tsx'));

type LazyLineChartProps = Omit<LineChartProps, 'labels' | 'values'> &
  Partial<Pick<LineChartProps, 'labels' | 'values'>>;

/** A line chart whose drawing code loads with its data; the place is kept until then. */
export function LazyLineChart({ labels, values, ...rest }: LazyLineChartProps) {
  return (
    <div className={styles.box}>
      {labels && values ? (
        <Suspense fallback={<div className={styles.wait} aria-busy="true" />}>
          <LineChart labels={labels} values={values} {...rest} />
        </Suspense>
      ) : (
        <div className={styles.wait} aria-busy="true" />
      )}
    </div>
  );
}
