import type { Approval } from '@muara/contract/types';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { Choice } from './approvals.api.ts';

/** The decisions that the user can make; some may only reject bookings. */
export function useChoices(): (approval: Pick<Approval, 'kind'>) => Record<Choice, boolean> {
  const { can } = useSessionActions();
  return ({ kind }) => {
    if (kind === 'booking') return { approve: can('approveBooking'), reject: can('rejectBooking') };
    if (kind === 'surplus') return { approve: can('markSurplusPaidBack'), reject: false };
    if (kind === 'refund') return { approve: can('approveRefund'), reject: can('rejectRefund') };
    return { approve: can('approveVoid'), reject: can('rejectVoid') };
  };
}
