import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { parseInstant } from '@muara/contract/rules';
import { OUTSIDE_SERVICES, type FaultOrder } from '../kernel/faults.ts';
import { readBytes } from '../kernel/body.ts';
import { parseDuration } from '../world/duration.ts';
import type { LimitSettings } from '../kernel/limits.ts';
import type { WorldOptions } from '../world/worlds.ts';

/** A refused call of the control plane, always one line of JSON. */
export class ControlError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export type Fields = Record<string, unknown>;

export const invalid = (field: string, message: string): ControlError =>
  new ControlError(422, 'invalid', message, field);
const MAX_TICKETS = 200_000;
const LONGEST_DELAY_MS = 600_000;

/** Most bytes of a command; a snapshot of 200,000 tickets has some 150 MB. */
const MAX_BYTES = 1_000_000;
export const MAX_SNAPSHOT_BYTES = 300_000_000;

/** Returns the request's JSON object; an empty body is an empty object. */
export async function readObject(request: Request, mostBytes = MAX_BYTES): Promise<Fields> {
  const bytes = await readBytes(request, mostBytes);
  if (!bytes) throw new ControlError(413, 'too_large', `The body has more than ${mostBytes} bytes`);
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ControlError(400, 'malformed', 'The body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ControlError(400, 'malformed', 'The body is not a JSON object');
  return value as Fields;
}

/** Refuses unknown fields, because a misspelt one would silently do nothing. */
export function onlyFields(fields: Fields, known: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid(unknown, `${unknown} is unknown; use ${known.join(', ')}`);
}

export function wholeNumber(fields: Fields, name: string, min: number, max: number): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw invalid(name, `${name} must be a whole number from ${min} to ${max}`);
  return value as number;
}

export function worldOptions(fields: Fields): WorldOptions {
  onlyFields(fields, ['seed', 'tickets', 'at']);
  return {
    seed: wholeNumber(fields, 'seed', 0, Number.MAX_SAFE_INTEGER),
    tickets: wholeNumber(fields, 'tickets', 0, MAX_TICKETS),
    ...('at' in fields && { at: instant(fields, 'at') }),
  };
}

function instant(fields: Fields, name: string): number {
  const text = fields[name];
  const value = typeof text === 'string' ? parseInstant(text) : null;
  if (value === null) throw invalid(name, `${name} must be an ISO 8601 instant such as 2026-03-10T09:00:00+08:00`);
  return value;
}

type ClockChange = { now: number } | { advance: number } | { real: true };

/** `{now}` freezes, `{advance}` advances by an ISO 8601 duration, `{real: true}` returns to real time. */
export function clockChange(fields: Fields): ClockChange {
  onlyFields(fields, ['now', 'advance', 'real']);
  if (Object.keys(fields).length !== 1) throw invalid('now', 'Give exactly one of now, advance and real');
  if ('now' in fields) {
    return { now: instant(fields, 'now') };
  }
  if ('advance' in fields) {
    const advance = typeof fields['advance'] === 'string' ? parseDuration(fields['advance']) : undefined;
    if (advance === undefined) throw invalid('advance', 'advance must be an ISO 8601 duration such as PT30M or P1D');
    return { advance };
  }
  if (fields['real'] !== true) throw invalid('real', 'real must be true');
  return { real: true };
}

/** Returns whether an operation lists a code. Server failures are always possible. */
function canReturn(operationId: string, code: ErrorCode): boolean {
  if (ERRORS[code].status >= 500 || !Object.hasOwn(OPERATION_META, operationId)) return true;
  const { errors } = OPERATION_META[operationId as OperationId];
  return (errors as readonly ErrorCode[]).includes(code);
}

/** Checks the whole order, so that a fault that cannot strike is refused. */
export function faultOrder(fields: Fields): FaultOrder {
  onlyFields(fields, ['operationId', 'nth', 'rate', 'code', 'status', 'message', 'delay_ms', 'drop', 'malformed']);
  const { operationId, rate, code, message } = fields;
  if (typeof operationId !== 'string' || !canFail(operationId)) {
    throw invalid(
      'operationId',
      `operationId must be an operation of the contract, * or ${OUTSIDE_SERVICES.join(', ')}`,
    );
  }
  if (rate !== undefined && (typeof rate !== 'number' || rate < 0 || rate > 1))
    throw invalid('rate', 'rate must be a number from 0 to 1');
  if (rate !== undefined && fields['nth'] !== undefined) throw invalid('rate', 'Give nth or rate, not both');
  if (code !== undefined && (typeof code !== 'string' || !Object.hasOwn(ERRORS, code)))
    throw invalid('code', 'code must be a code of the error catalogue');
  if (code !== undefined && !canReturn(operationId, code as ErrorCode))
    throw invalid('code', `${operationId} does not list ${code} in its x-errors`);
  if (message !== undefined && typeof message !== 'string') throw invalid('message', 'message must be a string');
  const order: FaultOrder = {
    operationId,
    nth: wholeNumber(fields, 'nth', 1, 1_000_000),
    rate,
    code: code as ErrorCode | undefined,
    status: wholeNumber(fields, 'status', 400, 599),
    message,
    delay_ms: wholeNumber(fields, 'delay_ms', 1, LONGEST_DELAY_MS),
    drop: flag(fields, 'drop'),
    malformed: flag(fields, 'malformed'),
  };
  const endings = [order.code ?? order.status, order.drop, order.malformed].filter((ending) => ending !== undefined);
  if (endings.length > 1) throw invalid('code', 'Give one of code or status, drop, malformed');
  if (endings.length === 0 && order.delay_ms === undefined)
    throw invalid('code', 'Give what goes wrong: code or status, delay_ms, drop, malformed');
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined)) as FaultOrder;
}

/**
 * `{per_minute}` and `{clock}`: calls per minute, 0 for no limit, and the clock that minutes are
 * counted on.
 */
export function limitSettings(fields: Fields): Partial<LimitSettings> {
  onlyFields(fields, ['per_minute', 'clock']);
  const perMinute = wholeNumber(fields, 'per_minute', 0, 1_000_000_000);
  const { clock } = fields;
  if (clock !== undefined && clock !== 'real' && clock !== 'world')
    throw invalid('clock', 'clock must be real or world');
  return {
    ...(perMinute !== undefined && { perMinute: perMinute === 0 ? null : perMinute }),
    ...(clock !== undefined && { clock }),
  };
}

/** `{status}`: what an external service returns from now on. */
export function serviceStatus(fields: Fields): number {
  onlyFields(fields, ['status']);
  const status = wholeNumber(fields, 'status', 200, 599);
  if (status === undefined) throw invalid('status', 'Give the status that the service returns, such as 200 or 502');
  return status;
}

function canFail(name: string): boolean {
  return name === '*' || Object.hasOwn(OPERATIONS, name) || OUTSIDE_SERVICES.some((service) => service === name);
}

function flag(fields: Fields, name: string): true | undefined {
  if (fields[name] !== undefined && typeof fields[name] !== 'boolean')
    throw invalid(name, `${name} must be true or false`);
  return fields[name] === true || undefined;
}
