import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import { findBodySchema, flattenSchema, type Schema } from '../contract-document.ts';
import { SAMPLES } from './index.ts';

/** An operation with a body: a valid body, and the fields that its schema knows. */
export interface Form {
  id: OperationId;
  good: Readonly<Record<string, unknown>>;
  fields: Readonly<Record<string, Schema>>;
}

/** Every operation that takes a body. */
export const FORMS: readonly Form[] = OPERATION_IDS.flatMap((id) => {
  const schema = findBodySchema(id);
  if (!schema) return [];
  const { properties = {} } = flattenSchema(schema);
  const fields = Object.entries(properties).map(([name, field]) => [name, flattenSchema(field)] as const);
  const { body = {} } = SAMPLES[id] as { body?: Record<string, unknown> };
  return [{ id, good: body, fields: Object.fromEntries(fields) }];
});
