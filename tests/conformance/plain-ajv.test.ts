import { Ajv2020 } from 'ajv/dist/2020.js';
import asyncapi from '@muara/contract/asyncapi.json' with { type: 'json' };
import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { schemas } from '@muara/contract/validators';
import { createTestSimulator } from '@muara/simulator/testing';
import { describe, expect, test } from 'vitest';
import { publicSale } from '../../simulator/testing/stages/sales.ts';
import { checkAnswer, findOperation } from '../support/contract-validator.ts';

/** Every amount up to RM 1,000.00, as JSON writes it. */
const amounts = Array.from({ length: 100_001 }, (_, sen) => sen / 100);

describe('a validator with its default settings', () => {
  test.each([
    ['OpenAPI', openapi],
    ['AsyncAPI', asyncapi],
  ])('accepts every amount in sen of the %s document', (_name, document) => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(document, 'contract');
    const validate = ajv.compile({ $ref: 'contract#/components/schemas/Money' });
    expect(amounts.filter((amount) => !validate(amount))).toEqual([]);
  });

  test.each([0.29, 1.15, 8.45, 19.99])('accepts what the shop answers at a price of %d', async (price) => {
    const sim = createTestSimulator();
    const { packages } = sim.world.tables;
    packages.update(1, { prices: { ...packages.must(1).prices, adult: Math.round(price * 100), child: 0 } });

    for (const [path, body] of [
      ['/tickets/packages', undefined],
      ['/tickets/generate', publicSale({ amount: price * 2, total_adult: 2, total_child: 1 })],
    ] as const) {
      const method = body ? 'POST' : 'GET';
      const headers = { 'content-type': 'application/json' };
      const response = await sim.fetch(path, { method, ...(body && { body: JSON.stringify(body), headers }) });
      const type = response.headers.get('content-type') ?? '';
      const answer = await response.text();
      expect(checkAnswer(method, findOperation(method, path)!, response.status, type, answer)).toEqual([]);
      expect([answer, response.status]).toEqual([expect.stringContaining(String(price)), 200]);
    }
  });
});

test('the server refuses a third decimal', () => {
  expect(amounts.filter((amount) => !schemas.Money.safeParse(amount).success)).toEqual([]);
  for (const amount of [0.001, 1.005, 99.999]) expect(schemas.Money.safeParse(amount).success).toBe(false);
});
