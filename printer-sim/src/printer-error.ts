import { ERRORS, type ErrorCode } from '@muara/contract/errors';

/** A refusal of the helper, with a code of the contract's catalogue. */
export class PrinterError extends Error {
  readonly code: ErrorCode;
  /** The field at fault, when one is. */
  readonly field: string | undefined;

  /** @param message the words of the catalogue unless given */
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
