import type { Handlers } from '../../kernel/handler.ts';
import { addJetty } from './add-jetty.ts';
import { countOverbookedTickets } from './count-overbooked-tickets.ts';
import { countSlotTickets } from './count-slot-tickets.ts';
import { deleteJetty } from './delete-jetty.ts';
import { editJetty } from './edit-jetty.ts';
import { listJetties } from './list-jetties.ts';

/** Jetties and their slots (002 §2.10). */
export const jetties = {
  listJetties,
  countSlotTickets,
  countOverbookedTickets,
  addJetty,
  editJetty,
  deleteJetty,
} satisfies Partial<Handlers>;
