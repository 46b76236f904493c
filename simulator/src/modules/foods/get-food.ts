import type { Handler } from '../../kernel/handler.ts';
import { getFoodById } from './get-food-by-id.ts';
import { foodChoices, presentRecord } from './present-record.ts';

/** Returns a menu and the choices of its form. @throws Refusal record_not_found */
export const getFood: Handler<'getFood'> = ({ params }, { world }) => ({
  ...presentRecord(world, getFoodById(world, params.id)),
  ...foodChoices(world),
});
