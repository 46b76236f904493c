import { afterEach, describe, expect, it, vi } from 'vitest';
import { handOff, paymentForm, type PaymentHandoff } from './payment-handoff.ts';

const PAYMENT = {
  ipay88_payment_url: 'https://pay.muara.test/ipay88/entry',
  ipay88_payload: { MerchantCode: 'M00001', Amount: '1,234.50' },
} satisfies PaymentHandoff;

afterEach(() => vi.unstubAllGlobals());

describe('the form for the payment provider', () => {
  it('carries the fields as they came', () => {
    expect(paymentForm(PAYMENT)).toEqual({
      action: PAYMENT.ipay88_payment_url,
      fields: [
        ['MerchantCode', 'M00001'],
        ['Amount', '1,234.50'],
      ],
    });
  });

  it.each<[name: string, change: PaymentHandoff]>([
    ['no payload', { ipay88_payload: null }],
    ['an empty payload', { ipay88_payload: {} }],
    ['no address', { ipay88_payment_url: null }],
    ['nothing', { ipay88_payment_url: undefined, ipay88_payload: undefined }],
    ['a script for an address', { ipay88_payment_url: 'javascript:alert(1)' }],
    ['a data address', { ipay88_payment_url: 'data:text/html,x' }],
    ['a path', { ipay88_payment_url: '/ipay88/entry' }],
  ])('there is none with %s', (_name, change) => {
    expect(paymentForm({ ...PAYMENT, ...change })).toBeNull();
  });

  it('without it, the buyer sees a message before the page reloads', async () => {
    const seen: string[] = [];
    vi.stubGlobal('location', { reload: () => void seen.push('reload') });
    const alert = ({ message }: { message: string }) => {
      seen.push(message);
      return Promise.resolve();
    };
    await handOff({}, { alert });
    expect(seen).toEqual([
      'Something is not right. Please report this to developer. Error : [no_ipay_payload]',
      'reload',
    ]);
  });
});
