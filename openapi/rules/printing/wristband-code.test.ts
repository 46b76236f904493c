import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWristbandCode, wristbandCode } from './wristband-code.ts';

test('what one writes the other reads', () => {
  const code = fc.stringMatching(/^[A-Z0-9-]{4,20}$/);
  const mark = fc.stringMatching(/^[0-9A-F]{8}$/);
  fc.assert(
    fc.property(code, fc.integer({ min: 1, max: 99_999 }), mark, (ticket, number, own) => {
      expect(readWristbandCode(wristbandCode(ticket, number, own))).toEqual({ code: ticket, number, mark: own });
    }),
  );
});

test.each([
  '',
  'MRCX7K2M9QP',
  'MRCX7K2M9QP-W',
  'MRCX7K2M9QP-W0',
  'MRCX7K2M9QP-W01',
  'mrcx7k2m9qp-W1',
  'W1',
  'MRCX7K2M9QP-W1 ',
  'MRCX7K2M9QP-W1-',
  'MRCX7K2M9QP-W1-7B1F',
])('‘%s’ is no wristband', (text) => {
  expect(readWristbandCode(text)).toBeNull();
});
