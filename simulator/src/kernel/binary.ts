/** A response that is not JSON: a PDF, workbook, picture or page. */
export class Binary {
  /** Empty when the response is a stream. */
  readonly bytes: Uint8Array;
  /** Set when the response is produced while it is read. */
  readonly stream: ReadableStream<Uint8Array> | undefined;
  readonly contentType: string;
  readonly filename: string | undefined;
  /** Content Security Policy of a page. */
  readonly policy: string | undefined;
  /** Response headers named by the contract, such as the parts of a document. */
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    body: Uint8Array | ReadableStream<Uint8Array>,
    contentType: string,
    { filename, policy, headers }: Partial<Pick<Binary, 'filename' | 'policy' | 'headers'>> = {},
  ) {
    this.bytes = body instanceof ReadableStream ? new Uint8Array() : body;
    this.stream = body instanceof ReadableStream ? body : undefined;
    this.contentType = contentType;
    this.filename = filename;
    this.policy = policy;
    this.headers = headers;
  }
}

/**
 * Wraps bytes as a response.
 * @param filename name suggested on save; browsers still show the file inline
 */
export function binary(
  bytes: Uint8Array,
  contentType: string,
  filename?: string,
  headers?: Readonly<Record<string, string>>,
): Binary {
  return new Binary(bytes, contentType, { filename, headers });
}

/** Wraps an HTML page as a response. @param policy its Content Security Policy */
export function page(html: string, policy: string): Binary {
  return new Binary(new TextEncoder().encode(html), 'text/html', { policy });
}

/** Characters sent together: enough to keep writes few, and waits short. */
const CHUNK_CHARS = 64 * 1024;

/**
 * Turns pieces of text into a stream.
 * Pieces are produced as they are read, so neither side keeps all in memory.
 */
export function streamText(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  // Send the first piece on its own, so that the reader sees the head while the rest is computed.
  let size = 1;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let text = '';
        while (text.length < size) {
          const { value, done } = iterator.next();
          if (done) {
            if (text !== '') controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += value;
        }
        size = CHUNK_CHARS;
        controller.enqueue(encoder.encode(text));
      },
      cancel() {
        iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
