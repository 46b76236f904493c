/** Packs bytes with zlib, called FlateDecode in PDF. */
export function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return through(bytes, new CompressionStream('deflate'));
}

/** Unpacks zlib data, as in WOFF. @throws when the bytes are broken */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await through(bytes, new DecompressionStream('deflate'));
  } catch (cause) {
    // Node 24 says nothing itself: its message is empty.
    throw new Error('The zlib data is broken', { cause });
  }
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const [chunks] = await Promise.all([readAll(stream.readable), writer.write(bytes as BufferSource), writer.close()]);
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

async function readAll(readable: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
  }
}
