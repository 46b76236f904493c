import type { Handlers } from '../../kernel/handler.ts';
import { listAllBoatOperators, listBoatOperators } from './list-boat-operators.ts';
import { addBoatOperator, deleteBoatOperator, editBoatOperator } from './save-boat-operator.ts';

/** Boat operators (002 §2.8, 002 §7.3). */
export const boatOperators = {
  listBoatOperators: ({ query }, { world }) => listBoatOperators(world, query),

  listAllBoatOperators: (_input, { world }) => listAllBoatOperators(world),

  addBoatOperator: ({ body }, ctx) => addBoatOperator(body, ctx),

  editBoatOperator: ({ body }, ctx) => editBoatOperator(body, ctx),

  deleteBoatOperator: ({ params }, ctx) => deleteBoatOperator(params.id, ctx),
} satisfies Partial<Handlers>;
