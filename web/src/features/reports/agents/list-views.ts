import type { SessionActions } from '@/domain/session/session-context.ts';
import { AGENT_VIEWS, type AgentView } from './view-state.ts';

const OPERATIONS = {
  tickets: 'listAgentTickets',
  redeemed: 'listAgentRedemptions',
  daily: 'listRedemptions',
} as const satisfies Record<AgentView, string>;

/** Returns the views that somebody may open. */
export function listViews(can: SessionActions['can']): AgentView[] {
  return AGENT_VIEWS.filter((view) => can(OPERATIONS[view]));
}
