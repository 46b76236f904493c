import { TICKET_PLATFORMS_LABELS } from '@muara/contract/constants';
import type { Ticket } from '@muara/contract/types';

/** Staff see who used the dashboard, not that it was used (001 §3). */
export function platformName({
  platform,
  agent_id,
  tourguide_id,
}: Pick<Ticket, 'platform' | 'agent_id' | 'tourguide_id'>): string {
  if (platform === 'agent_dashboard' && agent_id !== null) return 'Agent';
  if (platform === 'agent_dashboard' && tourguide_id !== null) return 'Tour Guide';
  return TICKET_PLATFORMS_LABELS[platform];
}
