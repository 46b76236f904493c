import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../../testing/index.ts';
import { documentKey } from '../../world/document-keys.ts';
import { approved } from '../../../testing/stages/bookings.ts';
import { BATCH_SALE, sellCode } from '../../../testing/samples/printing.ts';
import { openTill } from '../../../testing/stages/sales.ts';

let sim: TestSimulator;
let manager: TestCaller;
let code: string;
let part: string;
beforeEach(async () => {
  const stage = await openTill();
  sim = stage.sim;
  manager = await sim.as('manager');
  code = await sellCode(stage.till, BATCH_SALE);
  const { tickets, subTickets } = sim.world.tables;
  part = subTickets.by('ticket', tickets.one('code', code)!.id)[0]!.code;
});

describe('a code in lower case', () => {
  test('opens a purchase, its tickets and one of them', async () => {
    const lower = code.toLowerCase();
    expect((await manager.call('getTicket', { params: { ticket_code: lower } })).ticket.code).toBe(code);
    expect((await manager.call('listSubTickets', { params: { code: lower } })).data[0]?.code).toBe(part);
    expect((await manager.call('getSubTicket', { params: { code: part.toLowerCase() } })).ticket.code).toBe(part);
  });

  test('opens a booking and its result in the shop', async () => {
    const booking = await approved(sim, manager);
    const lower = booking.code.toLowerCase();
    const { ticket } = await manager.call('getBooking', { params: { ticket_code: lower } });
    expect(ticket?.code).toBe(booking.code);
    expect((await sim.call('getSalePackages', { query: { ticket_code: lower } })).ticket?.code).toBe(booking.code);
  });

  test('opens public documents only with their key', async () => {
    for (const shown of [code, part]) {
      const path = `/tickets/pdf/ticket_agent/${shown.toLowerCase()}`;
      expect((await sim.fetch(`${path}?key=${documentKey(sim.world, shown)}`)).status).toBe(200);
      expect((await sim.fetch(path)).status).toBe(403);
    }
  });
});
