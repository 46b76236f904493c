import type { OperationMap, UserPicture } from '@muara/contract/types';
import { getActor } from '../../domain/people/index.ts';
import { readImage } from '../../domain/uploads/index.ts';
import { binary, type Binary } from '../../kernel/binary.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { PictureRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { userChanged } from './user-changes.ts';

/** Long enough to be unguessable. */
const NAME_BYTES = 16;
const ENDINGS: Record<PictureRecord['type'], string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Sets or removes the picture of a user (000 §5). */
export function uploadPicture(body: OperationMap['uploadUserPicture']['body'], ctx: Context): Reply<UserPicture> {
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
}

/** Returns the file behind a picture's name. */
export function pictureFile({ tables: { pictures } }: World, file: string): Binary {
  const picture = pictures.one('file', file);
  if (!picture) throw new Refusal('picture_not_found');
  return binary(
    Uint8Array.from(atob(picture.base64), (letter) => letter.charCodeAt(0)),
    picture.type,
  );
}

/** Deletes the pictures of a user. */
export function removePicture({ tables: { pictures } }: World, userId: number): void {
  for (const { id } of pictures.by('user', userId)) pictures.remove(id);
}
