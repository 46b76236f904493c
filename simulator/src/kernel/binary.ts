/** An answer that is not JSON: a PDF, a workbook, a picture. */
export class Binary {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly filename: string | undefined;

  constructor(bytes: Uint8Array, contentType: string, filename?: string) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.filename = filename;
  }
}

/**
 * Wraps bytes as an answer.
 * @param filename name offered when the file is saved; shown inline by browsers all the same
 */
export function binary(bytes: Uint8Array, contentType: string, filename?: string): Binary {
  return new Binary(bytes, contentType, filename);
}
