import { expect, test } from 'vitest';
import { isLoopback, localRequestOptions } from './loopback.ts';

test.each([
  ['localhost', true],
  ['till.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['192.168.0.2', false],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['muara.example', false],
])('%s is this machine: %s', (host, is) => {
  expect(isLoopback(host)).toBe(is);
});

test('only pages of the web that are secure say that they mean this machine', () => {
  expect(localRequestOptions('https:')).toEqual({ targetAddressSpace: 'loopback' });
  expect(localRequestOptions('http:')).toEqual({});
});
