import { binary } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Returns the file behind a picture's name. */
export const getUserPicture: Handler<'getUserPicture'> = ({ params: { file } }, { world }) => {
  const picture = world.tables.pictures.one('file', file);
  if (!picture) throw new Refusal('picture_not_found');
  return binary(
    Uint8Array.from(atob(picture.base64), (letter) => letter.charCodeAt(0)),
    picture.type,
  );
};
