import { TICKET_PLATFORMS, TICKET_PLATFORMS_LABELS } from '@muara/contract/constants';
import { isInternal } from '@muara/contract/rules/permissions/is-internal';
import type { DashboardData } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { formatTime } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { Activities } from './activities.tsx';
import { Counters } from './counters.tsx';
import { dashboardQuery } from './dashboard.api.ts';
import { dashboardMessages as text } from './dashboard.messages.ts';
import styles from './dashboard.page.module.css';
import { Doughnut } from './doughnut.tsx';
import { LazyLineChart } from './lazy-line-chart.tsx';
import { Net } from './net.tsx';
import { Podium } from './podium.tsx';
import { Shares } from './shares.tsx';
import { WeeklyCharts } from './weekly-charts.tsx';
import { Panel } from '@/ui/panel.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';

/** The dashboard (000 §2): figures for staff, own charts for agents, customers and tour guides. */
export default function DashboardPage() {
  const client = useClient();
  const { user } = useSignedIn();
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery(client));
  const internal = isInternal(user);
  return (
    <>
      <PageTitle title={text.title} sub={data ? text.asOf(data.month, formatTime(data.as_of)) : '\u00a0'} />
      {internal ? <Counters /> : null}
      {data ? (
        internal ? (
          <StaffFigures data={data} />
        ) : (
          <OwnFigures data={data} />
        )
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DashboardSkeleton internal={internal} />
      )}
    </>
  );
}

function StaffFigures({ data }: { data: DashboardData }) {
  const { can, hasPermission } = useSessionActions();
  const audit = hasPermission('Audit', 'View');
  const tickets = can('listTickets');
  return (
    <>
      <div className={styles.grid} data-pairs={!audit || undefined}>
        <Podium cashiers={data.top_3_cashiers ?? []} month={data.month} />
        <Panel title={text.platforms} aside={<Net />}>
          <Doughnut
            href={tickets ? platformList : undefined}
            labels={data.platforms?.labels ?? []}
            values={data.platforms?.totals ?? []}
            caption={text.platforms}
            unit={text.tickets}
          />
        </Panel>
        {audit ? <Activities entries={data.audit ?? []} /> : null}
        <Shares title={text.states} shares={data.states ?? []} />
        <Shares title={text.countries} shares={data.countries ?? []} />
      </div>
      <WeeklyCharts />
    </>
  );
}

/** The tickets of a platform, by the word that the figures have for it. */
function platformList(label: string): string | null {
  const platform =
    label === 'Agent' ? 'agent_dashboard' : TICKET_PLATFORMS.find((known) => TICKET_PLATFORMS_LABELS[known] === label);
  return platform ? paths.tickets(0, `?platform=${platform}`) : null;
}

function OwnFigures({ data }: { data: DashboardData }) {
  return (
    <div className={styles.own}>
      {data.tickets ? (
        <Panel title={text.myTickets}>
          <Doughnut labels={data.tickets.labels} values={data.tickets.percentage} caption={text.myTickets} unit="%" />
        </Panel>
      ) : null}
      {data.purchases ? (
        <Panel title={text.myPurchases}>
          <LazyLineChart
            labels={data.purchases.labels}
            values={data.purchases.amount}
            caption={text.myPurchases}
            money
            color={0}
          />
        </Panel>
      ) : null}
    </div>
  );
}

/** The shape of the dashboard while its figures load; it appears only when loading takes a moment. */
function DashboardSkeleton({ internal }: { internal: boolean }) {
  const boxes = internal ? 5 : 2;
  return (
    <div className={internal ? styles.grid : styles.own} role="status" aria-busy="true" aria-label={uiMessages.loading}>
      {Array.from({ length: boxes }, (_box, index) => (
        <div key={index} className={styles.blank} data-tall={(internal && index === 2) || undefined} />
      ))}
    </div>
  );
}
