import type { GroupType } from '../../generated/constants.ts';

/** The part of the booking form that hangs together. */
export interface BookingGroup {
  group_type: GroupType;
  agent_id: number | null;
  tourguide_id: number | null;
}

/** An agent makes the group an agent's and puts no tour guide beside; without one the group is Individual (002 §5.1). */
export function chooseAgent(group: BookingGroup, agentId: number | null): BookingGroup {
  if (agentId !== null) return { group_type: 'Agent', agent_id: agentId, tourguide_id: null };
  return group.agent_id === null ? group : NOBODY;
}

/** A tour guide makes the group a tour guide's and puts no agent beside; without one the group is Individual. */
export function chooseTourGuide(group: BookingGroup, tourguideId: number | null): BookingGroup {
  if (tourguideId !== null) return { group_type: 'Tour Guide', agent_id: null, tourguide_id: tourguideId };
  return group.tourguide_id === null ? group : NOBODY;
}

/** Another kind of group leaves neither agent nor tour guide, but Agent and Tour Guide keep theirs (002 §5.1). */
export function chooseGroupType(group: BookingGroup, type: GroupType): BookingGroup {
  return {
    group_type: type,
    agent_id: type === 'Agent' ? group.agent_id : null,
    tourguide_id: type === 'Tour Guide' ? group.tourguide_id : null,
  };
}

const NOBODY: BookingGroup = { group_type: 'Individual', agent_id: null, tourguide_id: null };
