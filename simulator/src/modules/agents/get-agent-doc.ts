import { fileResponse } from '../../domain/uploads/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { loadSeedDocument } from '../../seed/seed-images.ts';

/** Returns the file behind a document's name. @throws Refusal document_not_found */
export const getAgentDoc: Handler<'getAgentDoc'> = async ({ params: { file } }, { world }) => {
  const upload = world.tables.files.one('file', file);
  const stored = upload && (upload.kind === 'ssm' || upload.kind === 'kpl') ? upload : await loadSeedDocument(file);
  if (!stored) throw new Refusal('document_not_found', { field: 'file' });
  return fileResponse(stored);
};
