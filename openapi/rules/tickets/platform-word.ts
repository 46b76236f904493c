import { TICKET_PLATFORMS_LABELS, type TicketPlatform } from '../../generated/constants.ts';

/** What decides the platform that staff see, by the wire names of `Ticket`. */
export interface PlatformOfTicket {
  platform: TicketPlatform;
  agent_id: number | null;
  tourguide_id: number | null;
}

/** Returns the platform as staff see it: the kind of account instead of the dashboard (001 §3). */
export function platformWord({ platform, agent_id, tourguide_id }: PlatformOfTicket): string {
  if (platform === 'agent_dashboard' && agent_id !== null) return 'Agent';
  if (platform === 'agent_dashboard' && tourguide_id !== null) return 'Tour Guide';
  return TICKET_PLATFORMS_LABELS[platform];
}

/** Returns the label of a platform in filters: mostly agents use the dashboard. */
export function platformFilterLabel(platform: TicketPlatform): string {
  return platform === 'agent_dashboard' ? 'Agent' : TICKET_PLATFORMS_LABELS[platform];
}
