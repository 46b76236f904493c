import { unsavedFiles } from '../../domain/uploads/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { packageChoices } from './present-record.ts';

/** Returns the form of a new package, with images that were uploaded but not saved (001 §7). */
export const newPackage: Handler<'newPackage'> = (_input, ctx) => ({
  data: null,
  imgs: unsavedFiles(ctx, 'package'),
  ...packageChoices(ctx.world),
});
