import type { FileRecord } from '../../world/records.ts';
import { readImage } from './read-image.ts';

/** An uploaded document: its media type by content (empty when not accepted) and its size. */
interface UploadedDocument {
  type: FileRecord['type'] | '';
  bytes: number;
  base64: string;
}

const DATA_URL_HEAD = /^data:[^,]{0,200},/;
/** `%PDF-` in base64. */
const PDF_HEAD = 'JVBERi';

/**
 * Reads a PDF or picture from base64 or a data URL.
 * Its first bytes decide the type; the data URL's own type is ignored, because browsers derive it from the file
 * extension.
 * @returns null when it is not base64
 */
export function readDocument(text: string): UploadedDocument | null {
  const file = readImage(text.replace(DATA_URL_HEAD, ''));
  if (!file) return null;
  const isPdf = file.base64.startsWith(PDF_HEAD) && atob(file.base64.slice(0, 8)).startsWith('%PDF-');
  return { ...file, type: isPdf ? 'application/pdf' : (file.type as UploadedDocument['type']) };
}
