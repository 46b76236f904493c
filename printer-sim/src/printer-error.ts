import { ERRORS, type ErrorCode } from '@muara/contract/errors';

/** A refusal of the helper, with a code of the contract's catalogue. */
export class PrinterError extends Error {
  readonly code: ErrorCode;
  /** The invalid field, if any. */
  readonly field: string | undefined;

  /** @param message the message of the catalogue by default */
  constructor(code: ErrorCode, field?: string, message: string = ERRORS[code].message) {
    super(message);
    this.name = 'PrinterError';
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
