import { fileResponse } from '../../domain/uploads/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { loadSeedImage } from '../../seed/seed-images.ts';

/** The name of an upload is never reused; seed files may change with the next version. */
const FOREVER = 'public, max-age=31536000, immutable';

const AN_HOUR = 'public, max-age=3600';

/** Documents of agents and credit facilities are for staff only. */
const SECRET: ReadonlySet<string> = new Set(['ssm', 'kpl', 'credit']);

/** Returns the image file of a package, menu or popup. */
export const getImage: Handler<'getImage'> = async ({ params: { file } }, { world }) => {
  const upload = world.tables.files.one('file', file);
  const found = upload && upload.type !== 'application/pdf' && !SECRET.has(upload.kind) ? upload : undefined;
  const image = found ?? (upload ? undefined : await loadSeedImage(file));
  if (!image) throw new Refusal('picture_not_found');
  return fileResponse(image, { 'cache-control': upload ? FOREVER : AN_HOUR });
};
