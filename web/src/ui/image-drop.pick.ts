import { checkImage } from '@muara/contract/rules';
import { problemTexts } from '@/lib/form-errors.ts';
import { imageDropMessages as text } from './image-drop.messages.ts';

/** A picture that may be uploaded. */
export interface PickedImage {
  name: string;
  /** As the server takes it, and as a preview. */
  dataUrl: string;
}

const SIGNATURES: [type: string, bytes: number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];
const HEAD = 8;

/** What somebody chose or dropped: one picture, or why it is none. What a file is, its first bytes say (000 §5). */
export async function pickImage(files: readonly File[]): Promise<PickedImage | { problem: string }> {
  const [file] = files;
  if (!file || files.length > 1) return { problem: text.oneOnly };
  const type = await typeOf(file);
  const { img: problem } = problemTexts(checkImage({ type, bytes: file.size }));
  if (problem !== undefined) return { problem };
  return { name: file.name, dataUrl: await dataUrlOf(new Blob([file], { type })) };
}

async function typeOf(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? '';
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
