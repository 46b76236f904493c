import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { Panel } from '@/ui/panel.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { dashboardChartQuery } from './dashboard.api.ts';
import { dashboardMessages as text } from './dashboard.messages.ts';
import { LazyLineChart } from './lazy-line-chart.tsx';
import { Net } from './net.tsx';
import styles from './weekly-charts.module.css';
import { useCallback, useState } from 'react';

/**
 * Sales and passengers of the last seven days, and a chart per jetty.
 * They load on the first scroll (000 §2).
 */
export function WeeklyCharts() {
  const client = useClient();
  const { can } = useSessionActions();
  const [box, wanted] = useFirstScroll();
  const { data, error, refetch, isFetching } = useQuery(dashboardChartQuery(client, wanted));
  if (!can('getDashboardChart')) return null;
  if (error) return <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />;
  return (
    <div ref={box} className={styles.charts}>
      <Panel title={text.sales} aside={<Net />}>
        <LazyLineChart labels={data?.sales.labels} values={data?.sales.amount} caption={text.sales} money color={0} />
      </Panel>
      <Panel title={text.passengers} aside={<Net />}>
        <LazyLineChart
          labels={data?.passengers.labels}
          values={data?.passengers.values}
          caption={text.passengers}
          color={1}
        />
      </Panel>
      {data?.jettys.map((jetty, index) => (
        <Panel key={jetty.id} title={text.jetty(jetty.name)} aside={<Net />}>
          <LazyLineChart
            labels={jetty.labels}
            values={jetty.amount}
            caption={text.jetty(jetty.name)}
            money
            color={index + 2}
          />
        </Panel>
      ))}
    </div>
  );
}

/** Returns a ref and whether the user has scrolled, or its element is in view without scrolling. */
function useFirstScroll(): [ref: (element: HTMLElement | null) => (() => void) | undefined, wanted: boolean] {
  const [wanted, setWanted] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const want = () => setWanted(true);
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) want();
    });
    watch.observe(element);
    window.addEventListener('scroll', want, { once: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', want);
    };
  }, []);
  return [ref, wanted];
}
