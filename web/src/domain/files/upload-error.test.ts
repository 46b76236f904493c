import { ApiError } from '@muara/client/http';
import { expect, test } from 'vitest';
import { refusedFields } from '@/domain/errors/field-errors.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { uploadError } from './upload-error.ts';

test.each([
  ['img', 'Image must be below 5MB.'],
  ['doc', 'File must be below 5MB.'],
] as const)('an upload of %s that is refused for its size says so', (field, words) => {
  const refused = new ApiError('http', 413, 'http_413', 'Something went wrong');
  const error = uploadError(refused, field);
  expect(errorText(error)).toBe(words);
  expect(refusedFields(error)).toEqual({ [field]: words });
});

test('every other error stays as it is', () => {
  const refused = new ApiError('http', 422, 'image_type', 'File not supported.');
  expect(uploadError(refused, 'img')).toBe(refused);
});
