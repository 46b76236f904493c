import type { Handlers } from '../../kernel/handler.ts';
import { addSeaTide } from './add-sea-tide.ts';
import { countSeaTideTickets } from './count-sea-tide-tickets.ts';
import { deleteSeaTide } from './delete-sea-tide.ts';
import { listSeaTides } from './list-sea-tides.ts';

/** The sea tide calendar (002 §2.8). */
export const seaTides = {
  listSeaTides,
  countSeaTideTickets,
  addSeaTide,
  deleteSeaTide,
} satisfies Partial<Handlers>;
