import type { Handlers } from '../../kernel/handler.ts';
import { listTourGuides } from './list-tour-guides.ts';
import { presentTourGuide } from './present-tour-guide.ts';
import { addTourGuide, deleteTourGuide, editTourGuide } from './save-tour-guide.ts';

/** Tour guides and their accounts (002 §2.8, 002 §7.3). */
export const tourGuides = {
  listTourGuides: ({ query }, { world }) => listTourGuides(world, query),

  addTourGuide({ body }, ctx) {
    addTourGuide(body, ctx);
    return listTourGuides(ctx.world);
  },

  editTourGuide: ({ body }, ctx) => presentTourGuide(ctx.world, editTourGuide(body, ctx)),

  deleteTourGuide({ params }, ctx) {
    deleteTourGuide(params.id, ctx);
    return { success: true };
  },
} satisfies Partial<Handlers>;
