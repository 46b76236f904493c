/** What a file is, its first bytes say (000 §5): neither its name nor what the browser takes it for. */
const SIGNATURES: [type: string, bytes: number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  // %PDF-
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
const HEAD = 8;

/** Returns the media type by a file's first bytes; '' if it is unknown. */
export function typeOfBytes(head: Uint8Array): string {
  return SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? '';
}

export async function typeOfFile(file: Blob): Promise<string> {
  return typeOfBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
}

/** A file as the server takes it, and as a preview. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
