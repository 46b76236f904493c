import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import type { Flow } from '../flow/flow.ts';
import { countLeft } from '../flow/picked.ts';
import { toneOf } from '../flow/tone.ts';
import { nameOf } from '../flow/validation.ts';
import { scannerMessages as text } from '../scanner.messages.ts';

/** Tells screen readers each result, over anything else that they read. */
export function ResultVoice({ flow, trip }: { flow: Flow; trip: OpenTrip }) {
  return (
    <div className="sr-only" role="alert" aria-live="assertive">
      {resultWords(flow, trip.remaining_passenger)}
    </div>
  );
}

function resultWords(flow: Flow, remaining: number): string {
  if (flow.at === 'boarded') {
    return `${text.boarded.boarded(flow.passengers)}. ${text.boarded.left(remaining)}.`;
  }
  if (flow.at !== 'ticket') return '';
  const { ticket } = flow;
  const words = [text.ticket[toneOf(ticket, remaining)], ticket.boarding.message, nameOf(ticket)];
  const left = text.ticket.left(countLeft(ticket));
  return [...words, left].filter((word) => word !== null).join('. ');
}
