import { describe, expect, it } from 'vitest';
import { readShopAddress, ticketAddress } from './shop-address.ts';

describe('the address of the shop', () => {
  it.each([
    ['', { ticketCode: null, tryAgain: false, documentKey: null }],
    ['?ticket_code=MRCX7K2M9QP', { ticketCode: 'MRCX7K2M9QP', tryAgain: false, documentKey: null }],
    ['?try_again=1&ticket_code=MRCX7K2M9QP', { ticketCode: 'MRCX7K2M9QP', tryAgain: true, documentKey: null }],
    ['?ticket_code=MRC1&key=0a1b', { ticketCode: 'MRC1', tryAgain: false, documentKey: '0a1b' }],
    ['?ticket_code=MRC1&key=%3Cscript%3E', { ticketCode: 'MRC1', tryAgain: false, documentKey: null }],
    ['?key=0a1b', { ticketCode: null, tryAgain: false, documentKey: null }],
    ['?try_again=0&ticket_code=MRCX7K2M9QP', { ticketCode: 'MRCX7K2M9QP', tryAgain: false, documentKey: null }],
    ['?try_again=1', { ticketCode: null, tryAgain: false, documentKey: null }],
    ['?ticket_code=%3Cscript%3E', { ticketCode: null, tryAgain: false, documentKey: null }],
    ['?ticket_code=ABCDEFGHIJKLMNOPQRSTUVW', { ticketCode: null, tryAgain: false, documentKey: null }],
  ])('%o asks for %o', (search, wanted) => {
    expect(readShopAddress(search)).toEqual(wanted);
  });

  it('leads to a result and to another try, in the shop and on the dashboard', () => {
    expect(ticketAddress('MRC1', 'result')).toBe('/?ticket_code=MRC1');
    expect(ticketAddress('MRC1', 'again')).toBe('/?try_again=1&ticket_code=MRC1');
    expect(ticketAddress('MRC1', 'result', '/d/pos')).toBe('/d/pos?ticket_code=MRC1');
  });
});
