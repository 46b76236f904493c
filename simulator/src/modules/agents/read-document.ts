import type { FileRecord } from '../../world/records.ts';
import { readImage } from '../users/read-image.ts';

/** A document as it came: its media type by its content, empty when nobody takes such a file, and its size. */
interface UploadedDocument {
  type: FileRecord['type'] | '';
  bytes: number;
  base64: string;
}

const DATA_URL_HEAD = /^data:[^,]{0,200},/;
/** `%PDF-` and whatever follows, in base64. */
const PDF_HEAD = 'JVBERi';

/**
 * Reads a PDF or a picture from base64 or a data URL. What it is, its first bytes say: browsers name a file by its
 * ending, so the head of a data URL counts for nothing.
 * @returns null when it is not base64
 */
export function readDocument(text: string): UploadedDocument | null {
  const file = readImage(text.replace(DATA_URL_HEAD, ''));
  if (!file) return null;
  const isPdf = file.base64.startsWith(PDF_HEAD) && atob(file.base64.slice(0, 8)).startsWith('%PDF-');
  return { ...file, type: isPdf ? 'application/pdf' : (file.type as UploadedDocument['type']) };
}
