import { expect, test } from 'vitest';
import { EMPTY_FAULT, toFaultOrder, type FaultFields } from './fault-form.ts';

test.each<[string, Partial<FaultFields>, object]>([
  ['a refusal has a code', { code: 'slot_fully_booked', nth: '1' }, { code: 'slot_fully_booked', nth: 1 }],
  ['a lost answer is handled first', { kind: 'lost', times: '2' }, { after: 'commit', drop: true, times: 2 }],
  ['a slow call waits three seconds unless the form says otherwise', { kind: 'slow' }, { delay_ms: 3_000 }],
  ['a percentage is a rate', { kind: 'malformed', rate: '10' }, { malformed: true, rate: 0.1 }],
  [
    'a body of one’s own has a status, and can replace the answer of a handled call',
    { kind: 'body', body: '{"data": []}', status: '200', after: 'commit' },
    { body: { data: [] }, status: 200, after: 'commit' },
  ],
  [
    'a condition has a value as JSON has it',
    { kind: 'drop', field: 'id', equals: '2', role: 'Cashier' },
    { drop: true, when: { role: 'Cashier', field: 'id', equals: 2 } },
  ],
])('%s', (_name, typed, want) => {
  expect(toFaultOrder({ ...EMPTY_FAULT, operationId: 'generateTicket', ...typed })).toEqual({
    operationId: 'generateTicket',
    ...want,
  });
});

test('a body that is not JSON is refused in a line', () => {
  const fields: FaultFields = { ...EMPTY_FAULT, operationId: 'listTickets', kind: 'body', body: '{data}' };
  expect(() => toFaultOrder(fields)).toThrow('The body is not JSON.');
});
