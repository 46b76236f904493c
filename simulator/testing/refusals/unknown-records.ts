import type { ErrorCode } from '@muara/contract/errors';
import { OPERATION_META } from '@muara/contract/operation-meta';
import type { OperationId } from '@muara/contract/operations';
import { findBodySchema, flattenSchema, listParameters, type Schema } from '../contract-document.ts';

/** A field that names a record. */
interface Place {
  part: 'params' | 'query' | 'body';
  name: string;
  schema: Schema;
  required: boolean;
}

const VALIDATION = 'A ticket is named by its id and its code together.';

/** Refusals that one field does not provoke, and why; their cases are written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  slot_not_found: 'A slot is a label, which only a jetty with slots refuses.',
  time_not_found: 'A time is a label of a jetty.',
  'saveBooking: agent_not_found': 'Only a booking of an agent names one.',
  'saveBooking: tourguide_not_found': 'Only a booking of a tour guide names one.',
  'startBookingPayment: ticket_not_found': 'The key is checked first.',
  'cancelPrintJob: print_job_not_found': 'A job can be canceled before it is known.',
  'validateTicket: ticket_not_found': VALIDATION,
  'validateWristband: ticket_not_found': VALIDATION,
  'partialValidate: ticket_not_found': VALIDATION,
  'printSlip: slip_not_found': 'A slip is named by the day of its shift.',
};

/** Codes and numbers that no record has; the first that the schema accepts is sent. */
const UNKNOWN_CODES = ['MRCAAAAAAAA', 'unknown', '2026-12-31'];

function findUnknown(schema: Schema): unknown {
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return [999_999];
  if (types.includes('integer') || types.includes('number')) return 999_999;
  const pattern = new RegExp(schema.format === 'date' ? /^\d{4}-/ : (schema.pattern ?? ''));
  return UNKNOWN_CODES.find((code) => pattern.test(code));
}

/** Returns the fields of an operation that name records: path, query, then body. */
function listPlaces(id: OperationId): Place[] {
  const { properties = {}, required = [] } = flattenSchema(findBodySchema(id) ?? {});
  const inAddress = (['path', 'query'] as const).flatMap((place) =>
    listParameters(id, place).map(({ name, schema, required: isRequired = false }): Place => {
      const part = place === 'path' ? 'params' : 'query';
      return { part, name, schema: flattenSchema(schema), required: isRequired };
    }),
  );
  const inBody = Object.entries(properties).map(([name, schema]): Place => {
    return { part: 'body', name, schema: flattenSchema(schema), required: required.includes(name) };
  });
  return [...inAddress, ...inBody].filter(
    ({ part, name, schema }) => schema.enum === undefined && (part === 'params' || /(?:^|_)ids?$/.test(name)),
  );
}

/**
 * Returns the refusals of unknown records with the field of each: `jetty_id` of jetty_not_found.
 * The first without such a field is about the record that the operation itself names.
 */
function pairPlaces(id: OperationId): [ErrorCode, Place][] {
  const codes = (OPERATION_META[id].errors as readonly ErrorCode[]).filter(
    (code) => code.endsWith('_not_found') && !(code in WRITTEN_OUT),
  );
  const places = listPlaces(id);
  const named = codes.flatMap((code): [ErrorCode, Place][] => {
    const field = new RegExp(`^${code.replace('_not_found', '')}_ids?$`);
    const place = places.find(({ name }) => field.test(name));
    return place ? [[code, place]] : [];
  });
  const own = codes.find((code) => !named.some(([taken]) => taken === code));
  const rest = places.filter((place) => !named.some(([, taken]) => taken === place));
  const place =
    rest.find(({ part, name }) => part === 'params' || name === 'id') ??
    rest.find(({ required }) => required) ??
    (rest.length === 1 ? rest[0] : undefined);
  return own && place ? [...named, [own, place]] : named;
}

/** Every refusal of an unknown record that one field provokes: operation, code, part, values. */
export const UNKNOWN_RECORDS = (Object.keys(OPERATION_META) as OperationId[]).flatMap((id) =>
  pairPlaces(id)
    .filter(([code]) => !(`${id}: ${code}` in WRITTEN_OUT))
    .map(([code, { part, name, schema }]) => [id, code, part, { [name]: findUnknown(schema) }] as const),
);
