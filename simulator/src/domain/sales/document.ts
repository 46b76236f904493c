import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertNoFieldErrors, Refusal } from '../../kernel/refusal.ts';
import type { FileRecord } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { readDocument, storeFile } from '../uploads/index.ts';

type Proof = GenerateRequest['receipt_data'];

interface SupportingDocument {
  name: string;
  type: FileRecord['type'];
  base64: string;
}

const FIELD = 'receipt_data.document';

/**
 * Returns the supporting document of a credit facility (002 §9): JPEG, PNG or PDF by content, at most
 * 5,000,000 bytes.
 * @throws Refusal document_required, document_type, document_too_large
 */
export function parseDocument({ rules }: PublicContext, proof: Proof): SupportingDocument {
  const sent = proof?.document;
  if (!sent) throw new Refusal('document_required', { field: FIELD });
  const read = readDocument(sent.data);
  const problems = rules.checkDocument(read ?? { type: '', bytes: 0 });
  assertNoFieldErrors(problems.map(({ code }) => ({ field: FIELD, code })));
  const { type, base64 } = read as { type: FileRecord['type']; base64: string };
  return { name: sent.name, type, base64 };
}

/** Stores the document of a ticket paid by credit facility, so that staff can look it up. */
export function storeDocument(ctx: PublicContext, ticket: TicketRecord, proof: Proof): void {
  const { world, session } = ctx;
  // Only signed-in sellers can grant credit.
  if (session === null || ticket.payment.document === null || ticket.payment.method !== 'Credit Facility') return;
  storeFile({ world, session }, { kind: 'credit', ownerId: ticket.id, ...parseDocument(ctx, proof) });
}
