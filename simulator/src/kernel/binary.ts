/** An answer that is not JSON: a PDF, a workbook, a picture, a page. */
export class Binary {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly filename: string | undefined;
  /** Content security policy of a page. */
  readonly policy: string | undefined;
  /** Headers of the contract, such as the parts of a document. */
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    bytes: Uint8Array,
    contentType: string,
    { filename, policy, headers }: Partial<Pick<Binary, 'filename' | 'policy' | 'headers'>> = {},
  ) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.filename = filename;
    this.policy = policy;
    this.headers = headers;
  }
}

/**
 * Wraps bytes as an answer.
 * @param filename name offered when the file is saved; shown inline by browsers all the same
 */
export function binary(
  bytes: Uint8Array,
  contentType: string,
  filename?: string,
  headers?: Readonly<Record<string, string>>,
): Binary {
  return new Binary(bytes, contentType, { filename, headers });
}

/** Wraps a page as an answer. @param policy what it may do */
export function page(html: string, policy: string): Binary {
  return new Binary(new TextEncoder().encode(html), 'text/html', { policy });
}
