import type { Handlers } from '../../kernel/handler.ts';
import { addUser } from './add-user.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { getUserPicture } from './get-user-picture.ts';
import { listUsers } from './list-users.ts';
import { uploadUserPicture } from './upload-user-picture.ts';

export { removePicture } from './remove-picture.ts';

/** User management and one's own profile (000 §2, 000 §7). */
export const users = {
  listUsers,
  addUser,
  editUser,
  deleteUser,
  uploadUserPicture,
  getUserPicture,
} satisfies Partial<Handlers>;
