import { expect, test } from 'vitest';
import { isAllowedHost } from './request-guard.ts';

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['LOCALHOST.:3000', true],
  ['qa.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['till.example:3000', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['192.168.1.5:3000', false],
  ['', false],
  [undefined, false],
])('Host %j is allowed: %s', (host, allowed) => {
  expect(isAllowedHost(host, ['Till.example'])).toBe(allowed);
});
