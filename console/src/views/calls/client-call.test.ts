import { expect, test } from 'vitest';
import { toClientCall } from './client-call.ts';

const call = (part: object) => ({ query: {}, ...part }) as Parameters<typeof toClientCall>[0];

test.each([
  [
    'without input',
    call({ operationId: 'getDashboard', path: '/api/dashboard' }),
    'await client.call.getDashboard();\n',
  ],
  [
    'with a number in the path',
    call({ operationId: 'approveRefund', path: '/api/tickets/approve_refund/481' }),
    'await client.call.approveRefund({\n  params: {\n    id: 481\n  }\n});\n',
  ],
  [
    'with query and body',
    call({ operationId: 'refundTicket', path: '/api/tickets/refund', query: { page: 1 }, body: { 'a-b': 'x' } }),
    'await client.call.refundTicket({\n  query: {\n    page: 1\n  },\n  body: {\n    "a-b": "x"\n  }\n});\n',
  ],
])('a call %s becomes a line of TypeScript', (_name, given, want) => {
  expect(toClientCall(given)).toBe(want);
});
