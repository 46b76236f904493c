import type { GroupType } from '../../generated/constants.ts';

/** The dependent fields of the booking form. */
export interface BookingGroup {
  group_type: GroupType;
  agent_id: number | null;
  tourguide_id: number | null;
}

/** Sets the agent and clears the tour guide; without an agent the group is Individual (002 §5.1). */
export function chooseAgent(group: BookingGroup, agentId: number | null): BookingGroup {
  if (agentId !== null) return { group_type: 'Agent', agent_id: agentId, tourguide_id: null };
  return group.agent_id === null ? group : NOBODY;
}

/** Sets the tour guide and clears the agent; without a tour guide the group is Individual. */
export function chooseTourGuide(group: BookingGroup, tourguideId: number | null): BookingGroup {
  if (tourguideId !== null) return { group_type: 'Tour Guide', agent_id: null, tourguide_id: tourguideId };
  return group.tourguide_id === null ? group : NOBODY;
}

/**
 * Sets the group type and clears agent and tour guide, except those of Agent and Tour Guide (002
 * §5.1).
 */
export function chooseGroupType(group: BookingGroup, type: GroupType): BookingGroup {
  return {
    group_type: type,
    agent_id: type === 'Agent' ? group.agent_id : null,
    tourguide_id: type === 'Tour Guide' ? group.tourguide_id : null,
  };
}

const NOBODY: BookingGroup = { group_type: 'Individual', agent_id: null, tourguide_id: null };
