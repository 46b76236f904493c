import { unsavedFiles } from '../../domain/uploads/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { getPackage } from './get-package.ts';
import { deletePackageImage, imageFile, uploadPackageImage } from './images.ts';
import { listPackages } from './list-packages.ts';
import { packageChoices, presentRecord } from './present-record.ts';
import { addPackage, deletePackage, editPackage } from './save-package.ts';

/** Packages and their images (001 §2). */
export const packages = {
  listPackages: ({ query }, { world }) => listPackages(world, query),

  newPackage: (_input, ctx) => ({ data: null, imgs: unsavedFiles(ctx, 'package'), ...packageChoices(ctx.world) }),

  getPackage: ({ params }, { world }) => ({
    ...presentRecord(world, getPackage(world, params.id)),
    ...packageChoices(world),
  }),

  addPackage: ({ body }, ctx) => addPackage(body, ctx),

  editPackage: ({ body }, ctx) => editPackage(body, ctx),

  deletePackage: ({ params }, ctx) => deletePackage(params.id, ctx),

  uploadPackageImage: ({ body }, ctx) => uploadPackageImage(body, ctx),

  deletePackageImage: ({ params }, ctx) => deletePackageImage(params, ctx),

  getImage: ({ params }, { world }) => imageFile(world, params.file),
} satisfies Partial<Handlers>;
