import type { ControlErrorCode, ControlOperationId, ControlRefusal } from '@muara/contract/control';

/** A refused call of the control plane; its message is one line that says what to do. */
export class ControlCallError extends Error {
  override readonly name = 'ControlCallError';
  readonly operationId: ControlOperationId;
  readonly status: number;
  /** A code that the operation lists, or `http_<status>` from something else at this address. */
  readonly code: ControlErrorCode | `http_${number}`;
  readonly field: string | undefined;
  /** What is wrong and what to do, for people. */
  readonly reason: string;
  /** For `wait_timed_out`: what came closest. */
  readonly nearMisses: NonNullable<ControlRefusal['near_misses']>;

  constructor(operationId: ControlOperationId, status: number, body: ControlRefusal | string | undefined) {
    const refusal = asRefusal(body);
    const reason = refusal?.message ?? 'there is no control plane at this address';
    super(`${operationId} → ${status} ${reason}`);
    this.reason = reason;
    this.operationId = operationId;
    this.status = status;
    this.code = (refusal?.code as ControlErrorCode | undefined) ?? `http_${status}`;
    this.field = refusal?.field;
    this.nearMisses = refusal?.near_misses ?? [];
  }
}

/** Returns a refusal of the control plane; undefined for anything else that answered. */
function asRefusal(body: unknown): ControlRefusal | undefined {
  let value = body;
  if (typeof body === 'string') {
    try {
      value = JSON.parse(body);
    } catch {
      return undefined;
    }
  }
  const isRefusal = typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
  return isRefusal ? (value as ControlRefusal) : undefined;
}
