import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locate } from './locate.ts';

const shop = fileURLToPath(new URL('./fixtures/shop', import.meta.url));

test.each([
  ['a code', 'errors.yaml#/broken/message: has no Malay text (ms)', 'errors.yaml:2'],
  ['a property of a schema', 'schemas/Order.yaml#/properties/kind: is odd', 'schemas/orders/Order.yaml:6'],
  ['a key of several words', 'schemas/Order.yaml#/properties/kind/or so.: is odd', 'schemas/orders/Order.yaml:6'],
  ['an operation', 'POST /orders: has no summary', 'http/paths/orders.yaml:23'],
  ['a path', 'http/paths/order-pdf.yaml#/paths/~1orders~1{id}.pdf: is odd', 'http/paths/order-pdf.yaml:2'],
  ['an operation of a printer helper', 'GET /info: has no summary', 'printers/openapi.yaml:6'],
  ['a whole file', 'constants.yaml: must be a map', 'constants.yaml:1'],
  ['a place that is not there any more', 'errors.yaml#/gone: is odd', 'errors.yaml:1'],
])('%s is found by file and line', (_, line, place) => {
  expect(locate(shop, line)).toBe(place);
});

test.each(['schemas/Nowhere.yaml#/x: is odd', 'GET /nowhere: has no summary', 'screens.yaml:12: trips has no icon'])(
  '%s is left as it is',
  (line) => {
    expect(locate(shop, line)).toBeUndefined();
  },
);
