import { checkBuyer } from '@muara/contract/rules/tickets/check-buyer';
import { describe, expect, it } from 'vitest';
import { buyerPayload } from '@/domain/sale/buyer-rules.ts';
import { isLocalTesting, SAMPLE_BUYER } from './local-testing.ts';

describe('trying the shop out', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['shop.muara.test', false],
    ['localhost.muara.test', false],
    ['', false],
  ])('at %j it is local: %j', (hostname, local) => {
    expect(isLocalTesting({ localhostShortcuts: true }, hostname)).toBe(local);
    expect(isLocalTesting({ localhostShortcuts: false }, hostname)).toBe(false);
  });

  it('the sample is a buyer that the rules take', () => {
    const verdict = checkBuyer({
      ...buyerPayload(SAMPLE_BUYER),
      platform: 'web_app',
      vvip: true,
      creditFacility: false,
    });
    expect(verdict.ok).toBe(true);
  });
});
