import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { OPERATIONS } from '@muara/contract/operations';
import { expect, test } from 'vitest';

interface Response {
  headers?: object;
}
interface Described {
  operationId?: string;
  parameters?: { $ref?: string }[];
  responses?: Record<string, Response | { $ref: string }>;
}

const described = Object.values(openapi.paths).flatMap((path) =>
  (Object.values(path) as Described[]).filter(({ operationId }) => operationId !== undefined),
);
const shared = openapi.components.responses as unknown as Record<string, Response>;
const follow = (response: Response | { $ref: string } | undefined): Response | undefined =>
  response && '$ref' in response ? shared[response.$ref.split('/').at(-1)!] : response;

const withParameter = (name: string): (string | undefined)[] =>
  described
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`))
    .map(({ operationId }) => operationId);

test('every operation declares X-Platform', () => {
  expect(withParameter('Platform')).toEqual(described.map(({ operationId }) => operationId));
});

test('every operation that refuses an old app declares X-App-Version', () => {
  const refusing = described.filter(({ responses }) => responses?.['409'] !== undefined);
  expect(refusing.length).toBeGreaterThan(100);
  expect(withParameter('AppVersion')).toEqual(refusing.map(({ operationId }) => operationId));
});

test('commands declare the Idempotency-Key, questions and sessions do not', () => {
  const declared = withParameter('IdempotencyKey');
  expect(declared).toEqual(expect.arrayContaining(['addHoliday', 'generateTicket', 'refundTicket']));
  for (const id of ['listHolidays', 'login', 'logout']) expect(declared).not.toContain(id);
  for (const id of declared) expect(OPERATIONS[id as keyof typeof OPERATIONS], id).toHaveProperty('command', true);
});

test('every 429 declares Retry-After', () => {
  const limited = described.filter(({ responses }) => responses?.['429'] !== undefined);
  expect(limited.length).toBeGreaterThan(100);
  for (const { operationId, responses } of limited)
    expect(follow(responses?.['429'])?.headers, operationId).toEqual({
      'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    });
});
