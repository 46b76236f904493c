import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';

/** A trip ID: a link to the trip for those who may open it. */
export function TripLink({ tripId }: { tripId: string }) {
  const { can } = useSessionActions();
  return can('getTrip') ? <Link to={paths.trip(tripId)}>{tripId}</Link> : tripId;
}
