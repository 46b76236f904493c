/** An answer that is not JSON: a PDF, a workbook, a picture, a page. */
export class Binary {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly filename: string | undefined;
  /** Content security policy of a page. */
  readonly policy: string | undefined;

  constructor(bytes: Uint8Array, contentType: string, filename?: string, policy?: string) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.filename = filename;
    this.policy = policy;
  }
}

/**
 * Wraps bytes as an answer.
 * @param filename name offered when the file is saved; shown inline by browsers all the same
 */
export function binary(bytes: Uint8Array, contentType: string, filename?: string): Binary {
  return new Binary(bytes, contentType, filename);
}

/** Wraps a page as an answer. @param policy what it may do */
export function page(html: string, policy: string): Binary {
  return new Binary(new TextEncoder().encode(html), 'text/html', undefined, policy);
}
