import { binary, type Binary } from '../../kernel/binary.ts';
import type { Context } from '../../kernel/handler.ts';
import type { FileRecord } from '../../world/records.ts';
import { ownerKey } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

/** Long enough to be unguessable. */
const NAME_BYTES = 16;
const ENDINGS: Record<FileRecord['type'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

type Kind = FileRecord['kind'];

/** Stores an upload for a record, or (`ownerId` null) for one not saved yet. @returns its name */
export function storeFile(
  { world, session }: Pick<Context, 'world' | 'session'>,
  upload: Pick<FileRecord, 'kind' | 'ownerId' | 'type' | 'base64' | 'name'>,
): string {
  const uploaderId = session.user.id;
  const file = `${upload.kind}-${world.secrets.token(NAME_BYTES)}.${ENDINGS[upload.type]}`;
  world.tables.files.insert({ ...upload, file, uploaderId });
  return file;
}

/** Returns the names of the caller's uploads for an unsaved record, oldest first. */
export function unsavedFiles({ world, session }: Context, kind: Kind): string[] {
  const uploaderId = session.user.id;
  return world.tables.files.by('owner', ownerKey({ kind, ownerId: null, uploaderId })).map(({ file }) => file);
}

/**
 * Returns whether a record may use a file: it already has it, or it was uploaded for it or by the
 * caller for a new record.
 */
export function mayUseFile(ctx: Context, kind: Kind, ownerId: number | null, file: string): boolean {
  const upload = ctx.world.tables.files.one('file', file);
  if (!upload || upload.kind !== kind) return false;
  return upload.ownerId === null ? upload.uploaderId === ctx.session.user.id : upload.ownerId === ownerId;
}

/** Assigns the named files to a saved record, and deletes the caller's other uploads for it. */
export function adoptFiles(ctx: Context, kind: Kind, ownerId: number, names: readonly string[]): void {
  const { files } = ctx.world.tables;
  for (const name of unsavedFiles(ctx, kind)) {
    const upload = files.one('file', name);
    if (!upload) continue;
    if (names.includes(name)) files.update(upload.id, { ownerId });
    else files.remove(upload.id);
  }
}

/** Deletes a file; seed files have no record to delete. */
export function removeFile({ tables: { files } }: World, name: string): void {
  const upload = files.one('file', name);
  if (upload) files.remove(upload.id);
}

/** Returns the content of a stored file as a response. @param headers such as cache headers */
export function fileResponse(
  { type, base64 }: Pick<FileRecord, 'type' | 'base64'>,
  headers?: Readonly<Record<string, string>>,
): Binary {
  return binary(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    type,
    undefined,
    headers,
  );
}
