import type { ReportOptions } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { agentRedemptionColumns, redemptionColumns, ticketColumns } from './agent-columns.tsx';
import { agentRedemptionsQuery, agentTicketsQuery, redemptionsQuery } from './agent-views.api.ts';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import { AgentFilter, DaysFilter, PackageFilter, PlatformFilter } from './view-filters.tsx';
import { ViewFrame } from './view-frame.tsx';
import { commonQuery, daysOf, type ViewState, withView } from './view-state.ts';

interface AgentListProps {
  state: ViewState;
  set(patch: Partial<ViewState>): void;
  options: ReportOptions;
}

/** Agent's Ticket: what All Agents or one of them bought; a row leads to its tickets. */
export function AgentTickets({ state, set, options }: AgentListProps) {
  const client = useClient();
  const [search] = useSearchParams();
  const days = daysOf(state);
  const query = {
    ...commonQuery(state),
    ...(days !== null && { purchased_date: days }),
    ...(state.package !== '' && { package_id: state.package }),
  };
  const result = useQuery(agentTicketsQuery(client, state.agent || '0', query));
  return (
    <ViewFrame
      caption={text.view.tickets}
      searchHint={text.ticketsSearch}
      state={state}
      set={set}
      filters={
        <>
          <AgentFilter state={state} set={set} options={options} />
          <PackageFilter state={state} set={set} options={options} />
          <PlatformFilter state={state} set={set} />
          <DaysFilter state={state} set={set} label={text.purchased} />
        </>
      }
      result={result}
      columns={ticketColumns()}
      rowKey={({ code }) => code}
      rowHref={({ code }) => paths.report(`${withView(search, 'tickets')}&batch=${encodeURIComponent(code)}`)}
    />
  );
}

/** Agent's Ticket Redeemed: tickets of agents that were validated. */
export function AgentRedemptions({ state, set, options }: AgentListProps) {
  const client = useClient();
  const days = daysOf(state);
  const result = useQuery({
    ...agentRedemptionsQuery(client, {
      ...commonQuery(state),
      departure_date: days ?? '',
      ...(state.agent !== '' && { agent_id: state.agent }),
    }),
    enabled: days !== null,
  });
  return (
    <ViewFrame
      caption={text.view.redeemed}
      searchHint={text.redeemedSearch}
      state={state}
      set={set}
      missing={days === null ? text.chooseDays : null}
      filters={
        <>
          <AgentFilter state={state} set={set} options={options} />
          <PlatformFilter state={state} set={set} />
          <RedeemedDays state={state} set={set} />
        </>
      }
      result={result}
      columns={agentRedemptionColumns()}
      rowKey={({ code, validated_at: at }) => `${code} ${at}`}
    />
  );
}

/** Daily Redemption: all tickets that were validated, with their boats. */
export function Redemptions({ state, set }: Omit<AgentListProps, 'options'>) {
  const client = useClient();
  const days = daysOf(state);
  const result = useQuery({
    ...redemptionsQuery(client, { ...commonQuery(state), departure_date: days ?? '' }),
    enabled: days !== null,
  });
  return (
    <ViewFrame
      caption={text.view.daily}
      searchHint={text.dailySearch}
      state={state}
      set={set}
      missing={days === null ? text.chooseDays : null}
      filters={
        <>
          <PlatformFilter state={state} set={set} />
          <RedeemedDays state={state} set={set} />
        </>
      }
      result={result}
      columns={redemptionColumns()}
      rowKey={({ code, validated_at: at }) => `${code} ${at}`}
    />
  );
}

function RedeemedDays({ state, set }: Pick<AgentListProps, 'state' | 'set'>) {
  const error = daysOf(state) === null ? text.chooseDays : undefined;
  return <DaysFilter state={state} set={set} label={text.redeemed} required error={error} />;
}
