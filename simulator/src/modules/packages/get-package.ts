import type { Handler } from '../../kernel/handler.ts';
import { getPackageById } from './get-package-by-id.ts';
import { packageChoices, presentRecord } from './present-record.ts';

/** Returns a package with the choices of its form (001 §7). */
export const getPackage: Handler<'getPackage'> = ({ params }, { world }) => ({
  ...presentRecord(world, getPackageById(world, params.id)),
  ...packageChoices(world),
});
