import type { TripState } from '@muara/contract/constants';
import { type Tone, RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { tripsMessages as text } from './trips.messages.ts';

const TONES: Record<TripState, Tone> = { reserved: 'warn', running: 'good', finished: 'plain' };

/** The state of a trip in one word. */
export function TripStateBadge({ state, size }: { state: TripState; size?: 'sm' | 'lg' }) {
  return <RibbonBadge label={text.states[state]} tone={TONES[state]} {...(size && { size })} />;
}
