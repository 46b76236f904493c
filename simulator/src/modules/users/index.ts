import type { Handlers } from '../../kernel/handler.ts';
import { addUser } from './add-user.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { presentUserList } from './present-user-list.ts';
import { pictureFile, uploadPicture } from './pictures.ts';

export { removePicture } from './pictures.ts';

/** User management and one's own profile (000 §2, 000 §7). */
export const users = {
  listUsers: ({ query }, { world }) => presentUserList(world, query),

  addUser: ({ body }, ctx) => addUser(body, ctx),

  editUser: ({ body }, ctx) => editUser(body, ctx),

  deleteUser: ({ params }, ctx) => deleteUser(params.id, ctx),

  uploadUserPicture: ({ body }, ctx) => uploadPicture(body, ctx),

  getUserPicture: ({ params }, { world }) => pictureFile(world, params.file),
} satisfies Partial<Handlers>;
