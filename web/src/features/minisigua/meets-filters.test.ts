import type { MinisiguaLog } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { meetsFilters } from './meets-filters.ts';
import type { MinisiguaQuery } from './minisigua.api.ts';

const ENTRY: MinisiguaLog = {
  id: 1,
  ticket_code: 'MRCX7K2M9QP-0001',
  qrcode: null,
  qrcode_agent: 'A7K2M9QPX4TBWEDF',
  type: 'Scan',
  payload: '{}',
  response_code: 502,
  created_at: '2026-03-10T10:00:00+08:00',
  vvip: false,
};

test.each<[MinisiguaQuery, boolean]>([
  [{}, true],
  [{ type: 'All', response_type: 'All', search: ' ' }, true],
  [{ type: 'Scan' }, true],
  [{ type: 'Purchase' }, false],
  [{ response_type: 'Fail' }, true],
  [{ response_type: 'Success' }, false],
  [{ search: 'x7k2' }, true],
  [{ search: 'bwedf', type: 'Scan', response_type: 'Fail' }, true],
  [{ search: 'MRCY' }, false],
])('%j: %s', (filters, meets) => {
  expect(meetsFilters(ENTRY, filters)).toBe(meets);
});
