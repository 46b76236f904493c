import { type PassengerCategory, type SubTicketState } from '@muara/contract/constants';
import { labels } from '@/domain/labels/labels.ts';
import type { Tone } from '@/domain/labels/ribbon-badge.tsx';
import { myTicketsMessages as text } from './my-tickets.messages.ts';

export const STATE_TONES: Record<SubTicketState, Tone> = {
  Available: 'good',
  Sold: 'calm',
  Used: 'plain',
  Expired: 'plain',
  'Pending Void': 'warn',
  Voided: 'bad',
};

/** What a category is called; free tickets are one too. */
export function categoryName(category: string): string {
  return category === 'free' ? text.free : (labels.passenger[category as PassengerCategory] ?? category);
}

/** How many codes are listed individually. */
const NAMED = 3;

/** The codes of the tickets, or their number if there are many. */
export function namesOf(tickets: readonly { code: string }[]): string {
  if (tickets.length > NAMED) return text.tickets(tickets.length);
  return tickets.map(({ code }) => code).join(', ');
}

/** The first codes, and how many more there are. */
export function firstCodes(tickets: readonly { code: string }[]): string {
  const shown = tickets
    .slice(0, NAMED)
    .map(({ code }) => code)
    .join(', ');
  return tickets.length > NAMED ? text.andMore(shown, tickets.length - NAMED) : shown;
}
