import { expect, test } from 'vitest';
import { readOperations } from './contract.ts';
import { emitArazzo } from './emit-arazzo.ts';
import type { JsonObject } from './json.ts';
import { ContractError, Problems } from './problems.ts';

const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 1024 }];

function post(operationId: string, value: JsonObject | undefined, others: JsonObject = {}): JsonObject {
  const content = { 'application/json': { schema: { type: 'object' }, examples: { one: { value } } } };
  return {
    post: {
      operationId,
      summary: operationId,
      'x-audience': ['internal'],
      ...(value && { requestBody: { content } }),
      ...others,
    },
  };
}

const pathsWith = (mark: JsonObject): JsonObject => ({
  '/login': post('login', { email: 'cashier@muara.test' }, { 'x-audience': ['public'] }),
  '/sell': post('sell', { amount: 30 }, { 'x-example': { as: 'cashier' } }),
  '/tickets/{id}/send': post(
    'send',
    { lines: [{ id: 1024, note: 'Late' }], key: 'k' },
    { parameters, 'x-example': mark },
  ),
});

function emit(mark: JsonObject): { workflows: Record<string, JsonObject>; document: JsonObject } {
  const document: JsonObject = { info: { title: 'Shop', version: '1' }, paths: pathsWith(mark) };
  const { workflows } = emitArazzo(document, readOperations(document, new Problems()), new Problems());
  const byId = (workflows as JsonObject[]).map((workflow) => [workflow['workflowId'] as string, workflow]);
  return { workflows: Object.fromEntries(byId) as Record<string, JsonObject>, document };
}

test('a workflow signs in, makes the calls that come before, and passes their values on', () => {
  const mark = {
    after: ['sell'],
    values: { id: 'sell#/ticket/id', 'lines/0/id': 'sell#/ticket/id', key: '$inputs.key' },
    inputs: { key: 'From the email.' },
  };
  const { workflows, document } = emit(mark);
  const { inputs, steps } = workflows['send'] as { inputs: JsonObject; steps: JsonObject[] };
  expect(steps.map(({ stepId }) => stepId)).toEqual(['signInAs-cashier', 'sell', 'signInAs-manager', 'send']);
  expect(steps[1]?.['outputs']).toEqual({ ticket_id: '$response.body#/ticket/id' });
  expect(steps[3]).toMatchObject({
    operationId: 'send',
    parameters: [
      { name: 'Authorization', value: 'Bearer {$steps.signInAs-manager.outputs.token}' },
      { name: 'id', in: 'path', value: '$steps.sell.outputs.ticket_id' },
    ],
    requestBody: {
      payload: { lines: [{ id: '$steps.sell.outputs.ticket_id', note: 'Late' }], key: '$inputs.key' },
    },
  });
  expect(inputs).toEqual({
    type: 'object',
    required: ['key'],
    properties: { key: { type: 'string', description: 'From the email.' } },
  });
  expect(JSON.stringify(document)).not.toContain('x-example');
});

test('a public call needs no session, and a value of null leaves a field or parameter out', () => {
  const { workflows } = emit({ values: { key: null } });
  expect(workflows['login']?.['steps']).toHaveLength(1);
  const [, send] = workflows['send']!['steps'] as [JsonObject, JsonObject];
  expect(send['requestBody']).toMatchObject({ payload: { lines: [{ id: 1024, note: 'Late' }] } });
  expect(JSON.stringify(send['requestBody'])).not.toContain('key');
});

test.each<[string, JsonObject]>([
  ['send: x-example comes after buy, which is no example', { after: ['buy'] }],
  ['send: x-example comes after itself', { after: ['send'] }],
  ['send: x-example takes a value of sell, which it does not come after', { values: { id: 'sell#/id' } }],
  [
    'send: x-example has a value for code, which its example lacks',
    { after: ['sell'], values: { code: 'sell#/code' } },
  ],
  ['send: x-example takes $inputs.key, which its inputs do not describe', { values: { key: '$inputs.key' } }],
  [
    'send: x-example takes sell.id, which is neither <call>#/<pointer> nor $inputs.<name>',
    { values: { id: 'sell.id' } },
  ],
  ['send: x-example has before, not as, after, values or inputs', { before: ['sell'] }],
])('refuses a mark: %s', (problem, mark) => {
  let lines: readonly string[] = [];
  try {
    emit(mark);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    lines = error.lines;
  }
  expect(lines).toContain(problem);
});
