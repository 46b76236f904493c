import type { RecordedCall } from '../../kernel/journal.ts';

/** A file that a call uploaded. */
export interface RecordedFile {
  /** Its name in an export, unique there. */
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly base64: string;
}

export type RecordedFiles = ReadonlyMap<Blob, RecordedFile>;

/** How many bytes become letters in one call: arguments are limited. */
const CHUNK = 8_192;

/** Reads the files that calls uploaded as multipart forms. */
export async function readFiles(calls: readonly RecordedCall[]): Promise<RecordedFiles> {
  const found = calls.flatMap(({ id, line: { body } }) => filesIn(body).map((file) => ({ id, file })));
  return new Map(await Promise.all(found.map(async ({ id, file }) => [file, await readFile(id, file)] as const)));
}

function filesIn(body: unknown): Blob[] {
  if (body instanceof Blob) return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(filesIn) : [];
}

async function readFile(id: number, file: Blob): Promise<RecordedFile> {
  const fileName = file instanceof File ? file.name : 'file';
  return {
    name: `call${id}-${fileName.replaceAll(/[^\w.-]+/g, '-')}`,
    fileName,
    type: file.type || 'application/octet-stream',
    base64: toBase64(new Uint8Array(await file.arrayBuffer())),
  };
}

function toBase64(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters.push(String.fromCodePoint(...bytes.subarray(at, at + CHUNK)));
  return btoa(letters.join(''));
}
