import type { Handlers } from '../../kernel/handler.ts';
import { addUser } from './add-user.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { listUsers } from './list-users.ts';
import { pictureFile, uploadPicture } from './pictures.ts';
import { presentUser } from './present-user.ts';

export { removePicture } from './pictures.ts';

/** User management and one's own profile (000 §2, 000 §7). */
export const users = {
  listUsers: ({ query }, { world }) => listUsers(world, query),

  addUser({ body }, ctx) {
    addUser(body, ctx);
    return listUsers(ctx.world);
  },

  editUser: ({ body }, ctx) => presentUser(editUser(body, ctx)),

  deleteUser({ params }, ctx) {
    deleteUser(params.id, ctx);
    return { success: true };
  },

  uploadUserPicture: ({ body }, ctx) => ({ img: uploadPicture(body, ctx) }),

  getUserPicture: ({ params }, { world }) => pictureFile(world, params.file),
} satisfies Partial<Handlers>;
