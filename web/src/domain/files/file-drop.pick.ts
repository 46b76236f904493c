import { checkDocument } from '@muara/contract/rules/forms/check-document';
import { dataUrlOf, typeOfFile } from './file-contents.ts';
import { problemTexts } from '@/domain/errors/field-errors.ts';
import { fileDropMessages as text } from './file-drop.messages.ts';

/** A document that may be uploaded. */
export interface PickedFile {
  name: string;
  dataUrl: string;
}

/** Returns the chosen or dropped document, or the reason why it cannot be used. */
export async function pickFile(files: readonly File[]): Promise<PickedFile | { problem: string }> {
  const [file] = files;
  if (!file || files.length > 1) return { problem: text.oneOnly };
  const type = await typeOfFile(file);
  const [problem] = Object.values(problemTexts(checkDocument({ type, bytes: file.size })));
  if (problem !== undefined) return { problem };
  return { name: file.name, dataUrl: await dataUrlOf(new Blob([file], { type })) };
}
