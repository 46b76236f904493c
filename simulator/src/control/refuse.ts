import { CONTROL_ERRORS, type ControlErrorCode, type ControlRefusal } from '@muara/contract/control';

/** A refused call of the control plane, always one line of JSON. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;
  readonly code: ControlErrorCode;
  readonly field: string | undefined;
  readonly nearMisses: ControlRefusal['near_misses'];

  constructor(
    code: ControlErrorCode,
    message: string = CONTROL_ERRORS[code].message,
    field?: string,
    nearMisses?: ControlRefusal['near_misses'],
  ) {
    super(message.replaceAll(/\s+/g, ' '));
    this.status = CONTROL_ERRORS[code].status;
    this.code = code;
    this.field = field;
    this.nearMisses = nearMisses;
  }

  toBody(): ControlRefusal {
    const { code, message, field, nearMisses } = this;
    return { code, message, ...(field !== undefined && { field }), ...(nearMisses && { near_misses: nearMisses }) };
  }
}

export const invalid = (field: string, message: string): ControlError => new ControlError('invalid', message, field);

export function worldNotFound(name: string, field = 'name'): ControlError {
  return new ControlError(
    'world_not_found',
    `There is no world ${name}; create it with PUT /__sim/worlds/${name}`,
    field,
  );
}
