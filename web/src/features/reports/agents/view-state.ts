import { splitRange } from '@muara/contract/rules/dates/split-range';
import { joinRange } from '@/domain/dates/date-range.ts';
import { isCompleteRange } from '../filter-values.ts';

/** The views of the agent report (001 §2). */
export const AGENT_VIEWS = ['tickets', 'redeemed', 'daily'] as const;
export type AgentView = (typeof AGENT_VIEWS)[number];

/** The filters of a view. */
export interface ViewState {
  /** 0-based. */
  page: number;
  search: string;
  /** `YYYY-MM-DD - YYYY-MM-DD`, or empty. */
  days: string;
  /** Empty for All Agents. */
  agent: string;
  platform: string;
  package: string;
}

/** The query of a view. Any change other than of the page returns to the first page. */
export function changeView(state: ViewState, patch: Partial<ViewState>): ViewState {
  return { ...state, page: 0, ...patch };
}

/** Returns what a view begins with: purchases of all days, redemptions of today. */
export function firstState(view: AgentView, today: string): ViewState {
  const days = view === 'tickets' ? '' : joinRange(today, today);
  return { page: 0, search: '', days, agent: '', platform: '', package: '' };
}

export type ViewStates = Partial<Record<AgentView, ViewState>>;

/** The views that filter by the days of redemptions. */
const REDEMPTION_VIEWS = ['redeemed', 'daily'] as const satisfies AgentView[];

/** Returns the states of all views after a change in one; the views of redemptions share their days. */
export function changeViews(states: ViewStates, view: AgentView, patch: Partial<ViewState>, today: string): ViewStates {
  const change = (key: AgentView, part: Partial<ViewState>) => changeView(states[key] ?? firstState(key, today), part);
  const { days } = patch;
  const shared =
    days === undefined || view === 'tickets' ? [] : REDEMPTION_VIEWS.map((key) => [key, change(key, { days })]);
  return { ...states, ...Object.fromEntries(shared), [view]: change(view, patch) };
}

/** Returns the days of a view as calls take them; null while they are not two days in order. */
export function daysOf({ days }: Pick<ViewState, 'days'>): string | null {
  const { start, end } = splitRange(days);
  return isCompleteRange(days) ? `${start},${end}` : null;
}

/** Returns the filters that all views share, without those that are off. */
export function commonQuery({ page, search, platform }: ViewState): {
  page: number;
  search?: string;
  platform?: string;
} {
  return { page, ...(search !== '' && { search }), ...(platform !== '' && { platform }) };
}

/** Returns the query of a view; the report that is chosen below stays. */
export function withView(search: URLSearchParams, view: AgentView): string {
  const next = new URLSearchParams(search);
  next.set('agents', view);
  next.delete('batch');
  return `?${next}`;
}

/** Returns the query without a view. */
export function withoutView(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete('agents');
  next.delete('batch');
  return next.size === 0 ? '' : `?${next}`;
}
