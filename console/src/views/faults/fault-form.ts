import type { FaultOrder } from '@muara/contract/control';
import { WrongInput } from '../../data/describe-error.ts';
import type { FaultKind } from './fault-kinds.ts';

/** The fields of the form for a fault, as typed. */
export interface FaultFields extends Record<string, string> {
  operationId: string;
  kind: FaultKind;
  code: string;
  status: string;
  body: string;
  /** `commit` for an answer that is replaced after the call was handled. */
  after: '' | 'commit';
  delay: string;
  nth: string;
  rate: string;
  times: string;
  role: string;
  field: string;
  equals: string;
}

export const EMPTY_FAULT: FaultFields = {
  operationId: '',
  kind: 'refuse',
  code: '',
  status: '',
  body: '',
  after: '',
  delay: '',
  nth: '',
  rate: '',
  times: '',
  role: '',
  field: '',
  equals: '',
};

/**
 * Returns the order of a form. What cannot be right is left to the control plane, which says why.
 * @throws WrongInput for a body that is not JSON
 */
export function toFaultOrder(fields: FaultFields): FaultOrder {
  const { operationId, kind, code, status, body, after, role, field, equals } = fields;
  const number = (text: string) => (text === '' ? undefined : Number(text));
  const percent = number(fields.rate);
  const when = {
    ...(role !== '' && { role }),
    ...(field !== '' && { field }),
    ...(field !== '' && equals !== '' && { equals: readValue(equals) }),
  };
  const order: FaultOrder = {
    operationId,
    code: kind === 'refuse' ? code || 'internal_error' : undefined,
    drop: kind === 'drop' || kind === 'lost' ? true : undefined,
    after: kind === 'lost' || (kind === 'body' && after === 'commit') ? 'commit' : undefined,
    status: kind === 'body' ? number(status) : undefined,
    body: kind === 'body' ? readBody(body) : undefined,
    malformed: kind === 'malformed' ? true : undefined,
    delay_ms: number(fields.delay) ?? (kind === 'slow' ? 3_000 : undefined),
    nth: number(fields.nth),
    rate: percent === undefined ? undefined : percent / 100,
    times: number(fields.times),
    when: Object.keys(when).length > 0 ? when : undefined,
  };
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined)) as unknown as FaultOrder;
}

/** @throws WrongInput for a text that is not JSON */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongInput('The body is not JSON. Enter something such as {"data": [], "total": 0}.');
  }
}

/** Reads a value as JSON has it: `2` is a number, `Cash` and `"2"` are texts. */
function readValue(text: string): string | number | boolean | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? text : (value as string | number | boolean | null);
  } catch {
    return text;
  }
}
