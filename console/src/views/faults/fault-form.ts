import type { FaultOrder } from '@muara/contract/control';
import type { FaultKind } from './fault-kinds.ts';

/** The fields of the form for a fault, as typed. */
export interface FaultFields extends Record<string, string> {
  operationId: string;
  kind: FaultKind;
  code: string;
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
  delay: '',
  nth: '',
  rate: '',
  times: '',
  role: '',
  field: '',
  equals: '',
};

/** Returns the order of a form. What cannot be right is left to the control plane, which says why. */
export function toFaultOrder(fields: FaultFields): FaultOrder {
  const { operationId, kind, code, role, field, equals } = fields;
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
    after: kind === 'lost' ? 'commit' : undefined,
    malformed: kind === 'malformed' ? true : undefined,
    delay_ms: number(fields.delay) ?? (kind === 'slow' ? 3_000 : undefined),
    nth: number(fields.nth),
    rate: percent === undefined ? undefined : percent / 100,
    times: number(fields.times),
    when: Object.keys(when).length > 0 ? when : undefined,
  };
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined)) as unknown as FaultOrder;
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
