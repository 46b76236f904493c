import { expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { shareExamples } from './share-examples.ts';

const SHARED = { example: { value: { id: 1 } } };
const OWN = { blank: { value: { id: '' } } };

const request = (content: JsonObject): { node: JsonObject } => ({ node: { requestBody: { content } } });

test('every content type of a request gets its examples', () => {
  const operation = request({ form: { schema: {}, examples: SHARED }, json: { schema: {} } });
  shareExamples(operation);
  expect(operation).toEqual(
    request({ form: { schema: {}, examples: SHARED }, json: { schema: {}, examples: SHARED } }),
  );
});

test('a content type keeps examples of its own', () => {
  const operation = request({ form: { examples: SHARED }, json: { examples: OWN } });
  shareExamples(operation);
  expect(operation).toEqual(request({ form: { examples: SHARED }, json: { examples: OWN } }));
});

test('a request without examples stays as it is', () => {
  const operation = request({ json: { schema: {} } });
  shareExamples(operation);
  expect(operation).toEqual(request({ json: { schema: {} } }));
});
