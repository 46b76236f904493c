import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { ContractError } from './problems.ts';
import { useShop } from './testing/shop.ts';

const shop = useShop();

describe('The contract of the control plane', () => {
  it('becomes a document, types, a table of operations and validators', async () => {
    const { files, controlOperations } = await shop.translate();
    expect(controlOperations).toBe(1);
    expect(files['control.ts']).toContain('getStoredOrder: { params: operations["getStoredOrder"]');
    expect(files['control.ts']).toContain('export type ControlErrorCode = keyof typeof CONTROL_ERRORS;');
    expect(files['control-validators.ts']).toContain('getStoredOrder: lazily({ params: (): Type =>');
    const document = JSON.parse(files['control.json']!) as { paths: Record<string, { get: JsonObject }> };
    expect(document.paths['/__sim/orders/{id}']!.get['responses']).toMatchObject({
      '403': { $ref: '#/components/responses/Forbidden' },
      '422': { $ref: '#/components/responses/Invalid' },
    });
  });

  it('is left out of a contract without one', async () => {
    shop.remove('control');
    const { files, controlOperations } = await shop.translate();
    expect([controlOperations, Object.keys(files).filter((name) => name.startsWith('control'))]).toEqual([0, []]);
  });

  it.each([
    ['an unknown code', 'control/paths/orders.yaml', 'x-errors: []', 'x-errors: [lost]', 'x-errors names lost'],
    [
      'a missing operationId',
      'control/paths/orders.yaml',
      'operationId: getStoredOrder',
      'x-a: 1',
      'has no operationId',
    ],
    ['a code without a status', 'control/errors.yaml', 'status: 403', 'status: 200', 'status must be 400 to 599'],
    ['a schema that is not there', 'control/paths/orders.yaml', 'Order.yaml', 'Odrer.yaml', "Can't resolve $ref"],
  ])('with %s is refused', async (_what, file, from, to, problem) => {
    shop.edit(file, from, to);
    const refused: unknown = await shop.translate().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ContractError);
    expect((refused as ContractError).lines.join('\n')).toContain(problem);
  });
});
