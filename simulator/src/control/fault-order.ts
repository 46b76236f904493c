import type { FaultOrder as WireOrder } from '@muara/contract/control';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { OPERATION_META, type OperationMeta } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { ROLES } from '@muara/contract/permissions';
import { OUTSIDE_SERVICES, type FaultOrder, type FaultWhen } from '../kernel/faults.ts';
import { ControlError, invalid } from './refuse.ts';
import { didYouMean } from './suggest.ts';

/** The role of calls without a session. */
const VISITOR = 'public';

const never = (field: string, message: string): ControlError => new ControlError('fault_never_strikes', message, field);

/**
 * Returns a complete order, so that a fault that cannot strike is refused.
 * @param roles the roles of the world's users
 * @throws ControlError operation_unknown, fault_never_strikes, invalid
 */
export function readFaultOrder(order: WireOrder, roles: readonly string[]): FaultOrder {
  assertOperation(order.operationId, 'operationId');
  assertTiming(order);
  assertEnding(order);
  if (order.when) assertWhen(order.operationId, order.when, roles);
  if (isService(order.operationId)) assertServiceOrder(order);
  const { drop, malformed, code, when, ...rest } = order;
  return {
    ...rest,
    ...(when && { when: withoutGaps(when) }),
    ...(code !== undefined && { code: code as ErrorCode }),
    ...(drop && { drop }),
    ...(malformed && { malformed }),
  };
}

/** @throws ControlError operation_unknown, with the nearest name */
export function assertOperation(name: string, field: string): void {
  if (name === '*' || isService(name) || Object.hasOwn(OPERATIONS, name)) return;
  const known = [...Object.keys(OPERATIONS), ...OUTSIDE_SERVICES];
  const hint = didYouMean(name, known) || `; use an operation of the contract, * or ${OUTSIDE_SERVICES.join(', ')}`;
  throw new ControlError('operation_unknown', `There is no operation ${name}${hint}`, field);
}

const isService = (name: string): boolean => OUTSIDE_SERVICES.some((service) => service === name);

function assertTiming({ nth, rate, times }: WireOrder): void {
  if (rate !== undefined && nth !== undefined) throw invalid('rate', 'Give nth or rate, not both');
  if (times !== undefined && nth !== undefined) throw invalid('times', 'nth strikes once; leave times out, or nth');
  if (rate === 0) throw never('rate', 'A rate of 0 strikes no call; use a rate above 0, or remove the fault');
}

function assertEnding(order: WireOrder): void {
  const { operationId, code, status, drop, malformed, body, delay_ms: delay, message } = order;
  const answers = code !== undefined || status !== undefined || body !== undefined;
  const endings = [answers, drop === true, malformed === true].filter(Boolean).length;
  if (endings > 1) throw invalid('code', 'Give one of code, status or body, drop, malformed');
  if (endings === 0 && delay === undefined)
    throw invalid('code', 'Give what goes wrong: code or status, body, delay_ms, drop, malformed');
  if (status !== undefined && status < 400 && body === undefined)
    throw invalid('status', 'A status below 400 needs a body to return');
  if (message !== undefined && code === undefined && status === undefined)
    throw invalid('message', 'A message needs a code or status');
  if (code !== undefined) assertCode(operationId, code);
}

function assertCode(operationId: string, code: string): void {
  if (!Object.hasOwn(ERRORS, code))
    throw invalid('code', `code must be a code of the error catalogue${didYouMean(code, Object.keys(ERRORS))}`);
  if (ERRORS[code as ErrorCode].status >= 500 || !Object.hasOwn(OPERATION_META, operationId)) return;
  const { errors }: OperationMeta = OPERATION_META[operationId as OperationId];
  if (!errors.includes(code as ErrorCode))
    throw never('code', `${operationId} does not list ${code} in its x-errors${didYouMean(code, errors)}`);
}

function assertWhen(operationId: string, when: FaultWhen, roles: readonly string[]): void {
  const { role, field, path } = when;
  if (Object.hasOwn(when, 'equals') && field === undefined)
    throw invalid('when.equals', 'equals needs the field that has the value');
  if (role === undefined && field === undefined && path === undefined)
    throw invalid('when', 'Give a condition: role, field or path');
  const known = [...new Set([VISITOR, ...Object.keys(ROLES), ...roles])];
  if (role !== undefined && !known.includes(role))
    throw never(
      'when.role',
      `Nobody in this world has the role ${role}${didYouMean(role, known) || `; use ${known.join(', ')}`}`,
    );
  const operations =
    operationId === '*'
      ? Object.values<OperationEntry>(OPERATIONS)
      : [OPERATIONS[operationId as OperationId] as OperationEntry | undefined];
  const entries = operations.filter((entry) => entry !== undefined);
  if (path !== undefined && entries.length > 0 && !entries.some((entry) => canBegin(entry.path, path)))
    throw never('when.path', `No path of ${operationId} begins with ${path}`);
  if (
    field !== undefined &&
    operationId !== '*' &&
    entries.length > 0 &&
    !takesField(operationId as OperationId, field)
  )
    throw never('when.field', `${operationId} takes no field ${field}`);
}

/** Returns whether a path of this template can begin with the text. */
function canBegin(template: string, text: string): boolean {
  const pattern = template.split('/');
  const parts = text.split('/');
  return parts.every((part, index) => {
    const segment = pattern[index];
    if (segment === undefined) return false;
    if (segment.startsWith('{')) return true;
    return index === parts.length - 1 ? segment.startsWith(part) : segment === part;
  });
}

/**
 * Returns whether calls of an operation can have a field. Bodies in JSON may have more fields than
 * the tables name.
 */
function takesField(id: OperationId, field: string): boolean {
  const { decode, contentTypes }: OperationMeta = OPERATION_META[id];
  const [name = ''] = field.split('.');
  const isForm = !contentTypes.some((type) => type.includes('json'));
  if (contentTypes.length > 0 && !isForm) return true;
  return [decode.params, decode.query, decode.body].some((table) => Object.hasOwn(table, name));
}

/** The park service is called by the server: nobody signs in, and nothing is committed. */
function assertServiceOrder({ operationId, when, after, body }: WireOrder): void {
  if (when !== undefined) throw never('when', `Calls to ${operationId} have no person, field or path; leave when out`);
  if (after !== undefined) throw never('after', `Calls to ${operationId} commit nothing; leave after out`);
  if (body !== undefined) throw invalid('body', `${operationId} returns a status only`);
}

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;
}
