/**
 * A failed call to a printer helper.
 * `http`: the helper refused, with a code of the contract (printers/openapi.yaml); `timeout`, `network`: it did not
 * respond. The message is for the person at the screen.
 */
export class PrinterCallError extends Error {
  readonly kind: 'http' | 'timeout' | 'network';
  /** 0 without a response. */
  readonly status: number;
  /** Null without a response, or for one without a code. */
  readonly code: string | null;

  constructor(
    kind: PrinterCallError['kind'],
    message: string,
    status = 0,
    code: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PrinterCallError';
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}
