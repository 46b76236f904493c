import type { SubTicketState } from '@muara/contract/constants';
import { RibbonBadge, type Tone } from './ribbon-badge.tsx';

const TONES: Record<SubTicketState, Tone> = {
  Available: 'good',
  Sold: 'calm',
  Used: 'plain',
  'Pending Void': 'warn',
  Voided: 'bad',
  Expired: 'plain',
};

/** The one state of a ticket of a batch (001 §4). */
export function SubStateBadge({ state, size = 'sm' }: { state: SubTicketState; size?: 'sm' | 'lg' }) {
  return <RibbonBadge label={state} tone={TONES[state]} size={size} />;
}
