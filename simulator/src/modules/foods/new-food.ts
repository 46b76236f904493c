import { unsavedFiles } from '../../domain/uploads/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { foodChoices } from './present-record.ts';

/** Returns the choices of a new menu's form, and the images that the caller has uploaded for it. */
export const newFood: Handler<'newFood'> = (_input, ctx) => ({
  data: null,
  imgs: unsavedFiles(ctx, 'food'),
  ...foodChoices(ctx.world),
});
