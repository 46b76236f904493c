import type { World } from '../../world/world.ts';

/** Deletes the pictures of a user. */
export function removePicture({ tables: { pictures } }: World, userId: number): void {
  for (const { id } of pictures.by('user', userId)) pictures.remove(id);
}
