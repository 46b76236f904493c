import { getActor } from '../../domain/people/index.ts';
import { readImage } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { PictureRecord } from '../../world/records.ts';
import { removePicture } from './remove-picture.ts';
import { userChanged } from './user-changes.ts';

/** Long enough to be unguessable. */
const NAME_BYTES = 16;

const ENDINGS: Record<PictureRecord['type'], string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Sets or removes the picture of a user (000 §5). */
export const uploadUserPicture: Handler<'uploadUserPicture'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  const { session } = ctx;
  const { users, pictures } = world.tables;
  const own = body.user_id === session.user.id;
  if (!own && !rules.hasPermission(getActor(session), 'Users', 'Update')) throw new Refusal('permission_denied');
  const user = users.get(body.user_id);
  if (!user || user.deletedAt !== null || (!own && !rules.isInternal(user)))
    throw new Refusal('user_not_found', { field: 'user_id' });
  const removing = body.img.trim() === '';
  const image = removing ? null : readImage(body.img);
  if (!removing) assertNoFieldErrors(rules.checkImage(image ?? { type: '', bytes: 0 }));
  if (removing && user.img === null) return reply({ img: null });
  removePicture(world, user.id);
  let img: string | null = null;
  if (image) {
    const type = image.type as PictureRecord['type'];
    img = `u${user.id}-${world.secrets.token(NAME_BYTES)}.${ENDINGS[type]}`;
    pictures.insert({ file: img, userId: user.id, type, base64: image.base64 });
  }
  const changed = users.update(user.id, { img });
  const verb = image ? 'Changed' : 'Removed';
  const whose = own ? 'own picture' : `the picture of ${user.username}`;
  return reply({ img }, userChanged(`${verb} ${whose}`, user, changed));
};
