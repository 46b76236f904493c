import type { Handlers } from '../../kernel/handler.ts';
import { listAllBoatOperators, listBoatOperators, presentBoatOperator } from './list-boat-operators.ts';
import { addBoatOperator, deleteBoatOperator, editBoatOperator } from './save-boat-operator.ts';

/** Boat operators (002 §2.8, 002 §7.3). */
export const boatOperators = {
  listBoatOperators: ({ query }, { world }) => listBoatOperators(world, query),

  listAllBoatOperators: (_input, { world }) => listAllBoatOperators(world),

  addBoatOperator({ body }, ctx) {
    addBoatOperator(body, ctx);
    return listBoatOperators(ctx.world);
  },

  editBoatOperator: ({ body }, ctx) => presentBoatOperator(ctx.world, editBoatOperator(body, ctx)),

  deleteBoatOperator({ params }, ctx) {
    deleteBoatOperator(params.id, ctx);
    return { success: true };
  },
} satisfies Partial<Handlers>;
