import { UPLOAD_LIMIT_BYTES } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';

export interface ImageToCheck {
  /** Media type of the file, e.g. image/png. */
  type: string;
  /** Size of the file. */
  bytes: number;
}

/** JPEG has two media types. */
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/jpg', 'image/png']);

/** Checks a picture of a user: JPEG or PNG of at most 5,000,000 bytes (000 §5, 002 §5.2). */
export function checkImage({ type, bytes }: ImageToCheck): FieldProblem[] {
  if (!TYPES.has(type.toLowerCase()) || bytes === 0) return [{ field: 'img', code: 'image_type' }];
  return bytes > UPLOAD_LIMIT_BYTES ? [{ field: 'img', code: 'image_too_large' }] : [];
}
