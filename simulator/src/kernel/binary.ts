/** An answer that is not JSON: a PDF, a workbook, a picture, a page. */
export class Binary {
  /** Empty where the answer is a stream. */
  readonly bytes: Uint8Array;
  /** An answer that is written while it is read. */
  readonly stream: ReadableStream<Uint8Array> | undefined;
  readonly contentType: string;
  readonly filename: string | undefined;
  /** Content security policy of a page. */
  readonly policy: string | undefined;
  /** Headers of the contract, such as the parts of a document. */
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

/** Bytes that are handed on together: large enough for few writes, small enough for a short wait. */
const CHUNK_CHARS = 64 * 1024;

/**
 * Turns pieces of text into a stream. They are produced as the reader takes them, so that neither side holds them all.
 */
export function streamText(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  // The first piece goes out alone: the reader sees a head while the rest is worked out.
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
