import { fileResponse } from '../../domain/uploads/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ownerKey } from '../../world/tables.ts';

/** Returns the credit document of a purchase (001 §7). */
export const getCreditDocument: Handler<'getCreditDocument'> = ({ params }, { world }) => {
  const key = ownerKey({ kind: 'credit', ownerId: params.id, uploaderId: 0 });
  const file = world.tables.files.by('owner', key).at(-1);
  if (!file) throw new Refusal('document_not_found');
  return fileResponse(file);
};
