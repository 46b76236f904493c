import { TEXT_LIMITS } from '@muara/contract/constants';
import type { ErrorCode } from '@muara/contract/errors';
import { OPERATION_META } from '@muara/contract/operation-meta';
import {
  OPERATION_IDS,
  isOperationId,
  OPERATIONS,
  type OperationEntry,
  type OperationId,
} from '@muara/contract/operations';
import type { RefusalCase } from '../samples/cases.ts';
import { SAMPLES } from '../samples/index.ts';

type Input = { body?: Readonly<Record<string, unknown>> };

/** What makes an example of the contract wrong, by the code that refuses it; undefined where it cannot. */
const WRONG: Partial<Record<ErrorCode, (input: Input) => Input | undefined>> = {
  text_too_long: ({ body = {} }) => {
    const limits: Readonly<Record<string, number>> = TEXT_LIMITS;
    const field = Object.keys(body).find((name) => typeof body[name] === 'string' && name in limits);
    return field === undefined ? undefined : { body: { ...body, [field]: 'n'.repeat((limits[field] ?? 0) + 1) } };
  },
  email_invalid: ({ body }) => ({ body: { ...body, email: 'nobody' } }),
  contact_digits: ({ body }) => ({ body: { ...body, contact: '012-345 6789' } }),
  dates_order: ({ body = {} }) => ('start' in body ? { body: { ...body, end: '2020-01-01' } } : undefined),
  date_invalid: ({ body = {} }) => ('start' in body ? { body: { ...body, start: 'soon' } } : undefined),
};

/** The operations behind the forms of the catalogue: edits of single fields, and their adds. */
const FORM_IDS = OPERATION_IDS.filter((id) => (OPERATIONS[id] as OperationEntry).partial).flatMap((id) =>
  [id, id.replace('edit', 'add')].filter(isOperationId),
);

/** Returns the usual refusals of values that no table has, from the examples of the contract. */
export function deriveRefusals(written: readonly (readonly [OperationId, ErrorCode, unknown])[]): RefusalCase[] {
  return FORM_IDS.flatMap((id) =>
    OPERATION_META[id].errors.flatMap((code): RefusalCase[] => {
      const input = WRONG[code]?.(SAMPLES[id]);
      if (!input || written.some(([one, other]) => one === id && other === code)) return [];
      return [[id, code, async ({ sim }) => (await sim.as('manager')).refused(id, input)]];
    }),
  );
}
