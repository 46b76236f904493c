import { unsavedFiles } from '../../domain/uploads/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { getPackageById } from './get-package-by-id.ts';
import { deletePackageImage, imageFile, uploadPackageImage } from './images.ts';
import { presentPackageList } from './present-package-list.ts';
import { packageChoices, presentRecord } from './present-record.ts';
import { addPackage, deletePackage, editPackage } from './save-package.ts';

/** Packages and their images (001 §2). */
export const packages = {
  listPackages: ({ query }, { world }) => presentPackageList(world, query),

  newPackage: (_input, ctx) => ({ data: null, imgs: unsavedFiles(ctx, 'package'), ...packageChoices(ctx.world) }),

  getPackage: ({ params }, { world }) => ({
    ...presentRecord(world, getPackageById(world, params.id)),
    ...packageChoices(world),
  }),

  addPackage: ({ body }, ctx) => addPackage(body, ctx),

  editPackage: ({ body }, ctx) => editPackage(body, ctx),

  deletePackage: ({ params }, ctx) => deletePackage(params.id, ctx),

  uploadPackageImage: ({ body }, ctx) => uploadPackageImage(body, ctx),

  deletePackageImage: ({ params }, ctx) => deletePackageImage(params, ctx),

  getImage: ({ params }, { world }) => imageFile(world, params.file),
} satisfies Partial<Handlers>;
