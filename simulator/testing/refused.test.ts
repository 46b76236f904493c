import { rules as real, type Rules } from '@muara/contract/rules';
import { expect, test } from 'vitest';
import { createTestSimulator } from './index.ts';

test('a refusal that the contract does not list fails with its code and the place to repair', async () => {
  const rules: Rules = { ...real, checkBoatOperator: () => [{ field: 'name', code: 'report_not_found' }] };
  const manager = await createTestSimulator({ rules }).as('manager');
  const call = manager.refused('addBoatOperator', { body: { name: 'Bot Pak Din', email: 'din@muara.test' } });
  await expect(call).rejects.toThrow(
    "addBoatOperator breaks the contract: report_not_found is not among its x-errors. Repair its response, or add the code to x-errors beside 'operationId: addBoatOperator'",
  );
});
