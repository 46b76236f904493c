import { DOCUMENT_MAX_BYTES } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/jpg', 'image/png', 'application/pdf']);

/** Checks an agent's document: JPEG, PNG or PDF of at most 5,000,000 bytes (001 §5, 001 §9). */
export function checkDocument({ type, bytes }: { type: string; bytes: number }): FieldProblem[] {
  if (!TYPES.has(type.toLowerCase()) || bytes === 0) return [{ field: 'doc', code: 'document_type' }];
  return bytes > DOCUMENT_MAX_BYTES ? [{ field: 'doc', code: 'document_too_large' }] : [];
}
