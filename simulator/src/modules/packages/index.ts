import type { Handlers } from '../../kernel/handler.ts';
import { addPackage } from './add-package.ts';
import { deletePackageImage } from './delete-package-image.ts';
import { deletePackage } from './delete-package.ts';
import { editPackage } from './edit-package.ts';
import { getImage } from './get-image.ts';
import { getPackage } from './get-package.ts';
import { listPackages } from './list-packages.ts';
import { newPackage } from './new-package.ts';
import { uploadPackageImage } from './upload-package-image.ts';

/** Packages and their images (001 §2). */
export const packages = {
  listPackages,
  newPackage,
  getPackage,
  addPackage,
  editPackage,
  deletePackage,
  uploadPackageImage,
  deletePackageImage,
  getImage,
} satisfies Partial<Handlers>;
