import type { Handlers } from '../../kernel/handler.ts';
import { listTourGuides } from './list-tour-guides.ts';
import { addTourGuide, deleteTourGuide, editTourGuide } from './save-tour-guide.ts';

/** Tour guides and their accounts (002 §2.8, 002 §7.3). */
export const tourGuides = {
  listTourGuides: ({ query }, { world }) => listTourGuides(world, query),

  addTourGuide: ({ body }, ctx) => addTourGuide(body, ctx),

  editTourGuide: ({ body }, ctx) => editTourGuide(body, ctx),

  deleteTourGuide: ({ params }, ctx) => deleteTourGuide(params.id, ctx),
} satisfies Partial<Handlers>;
