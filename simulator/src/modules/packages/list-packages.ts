import type { Handler } from '../../kernel/handler.ts';
import { presentPackageList } from './present-package-list.ts';

/** Returns a page of packages, newest first (001 §7). */
export const listPackages: Handler<'listPackages'> = ({ query }, { world }) => presentPackageList(world, query);
