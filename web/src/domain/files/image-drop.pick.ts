import { checkImage } from '@muara/contract/rules/forms/check-image';
import { dataUrlOf, typeOfFile } from './file-contents.ts';
import { problemTexts } from '@/domain/errors/field-errors.ts';
import { imageDropMessages as text } from './image-drop.messages.ts';

/** A picture that may be uploaded. */
export interface PickedImage {
  name: string;
  /** As the server takes it, and as a preview. */
  dataUrl: string;
}

/**
 * Returns the chosen or dropped picture, or the reason why it cannot be used.
 * The type comes from its first bytes (000 §5).
 */
export async function pickImage(files: readonly File[]): Promise<PickedImage | { problem: string }> {
  const [file] = files;
  if (!file || files.length > 1) return { problem: text.oneOnly };
  const type = await typeOfFile(file);
  const { img: problem } = problemTexts(checkImage({ type, bytes: file.size }));
  if (problem !== undefined) return { problem };
  return { name: file.name, dataUrl: await dataUrlOf(new Blob([file], { type })) };
}
