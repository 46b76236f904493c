import { ApiError } from '@muara/client/http';
import { ERRORS } from '@muara/contract/errors';

const TOO_LARGE = 413;
const UPLOADS = {
  img: 'image_too_large',
  doc: 'document_too_large',
} as const;

/**
 * Returns the error of an upload in words for the user; other errors come back unchanged.
 * A request that the server or a proxy refuses for its size reads like a file that is too large (000 §5, 001 §5).
 * @param field the field of the upload
 */
export function uploadError(error: unknown, field: keyof typeof UPLOADS): unknown {
  if (!(error instanceof ApiError) || error.status !== TOO_LARGE) return error;
  const code = UPLOADS[field];
  const { status, message } = ERRORS[code];
  return new ApiError('http', status, code, message, { body: { code, message, field }, cause: error });
}
