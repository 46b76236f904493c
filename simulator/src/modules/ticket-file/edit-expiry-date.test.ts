import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import { batchWith } from '../../../testing/samples/ticket-file.ts';

const DAY_MS = 86_400_000;
const LAST_DAY = '2026-12-31';
const END = '2026-12-31T23:59:59+08:00';

/**
 * A batch whose first tickets are sold, sent, used, voided, and requested to be voided; the rest is
 * available.
 */
function stage(): { sim: TestSimulator; id: number; code: string; agentId: number; parts: () => SubTicketRecord[] } {
  const sim = createTestSimulator();
  const { subTickets } = sim.world.tables;
  const batch = batchWith(sim);
  const fresh = { sold: false, userId: null, validatedAt: null, canceledAt: null, requestCanceledAt: null };
  const changes: Partial<SubTicketRecord>[] = [
    { sold: true },
    { userId: 11 },
    { validatedAt: 1 },
    { canceledAt: 1 },
    { requestCanceledAt: 1 },
  ];
  for (const [index, { id }] of subTickets.by('ticket', batch.id).entries())
    subTickets.update(id, { ...fresh, ...changes[index] });
  return {
    sim,
    id: batch.id,
    code: batch.code,
    agentId: batch.agentId as number,
    parts: () => subTickets.by('ticket', batch.id),
  };
}

describe('editExpiryDate', () => {
  test('200: moves the expiry to the end of the day, and gives available tickets new QR codes', async () => {
    const { sim, id, parts } = stage();
    const before = parts();
    const manager = await sim.as('manager');
    const { ticket, regenerated } = await manager.call('editExpiryDate', { body: { id, expired_at: LAST_DAY } });
    expect(ticket.expired_at).toBe(END);
    const renewed = parts().map(({ qrcode }, index) => qrcode !== before[index]?.qrcode);
    expect(renewed.slice(0, 6)).toEqual([false, false, false, false, true, true]);
    expect(renewed.filter(Boolean)).toHaveLength(regenerated);
    expect(regenerated).toBe(before.length - 4);
    const { subTickets } = sim.world.tables;
    for (const [index, { qrcode }] of before.entries())
      expect(subTickets.one('qrcode', qrcode) === undefined).toBe(renewed[index]);
    const ends = parts().map(({ expiredAt }) => expiredAt === Date.parse(END));
    expect(ends.slice(0, 6)).toEqual([true, true, false, false, true, true]);
  });

  test('200: expires the batch on that day, not before', async () => {
    const { sim, id, parts } = stage();
    const days = Math.ceil((Date.parse(END) - sim.clock.now()) / DAY_MS);
    await (await sim.as('manager')).call('editExpiryDate', { body: { id, expired_at: LAST_DAY } });
    const available = (): number => parts().filter(({ expired }) => !expired).length;
    const all = available();
    sim.clock.pass((days - 1) * DAY_MS);
    expect(available()).toBe(all);
    sim.clock.pass(DAY_MS);
    expect(parts().filter(({ expired }) => expired).length).toBe(all - 4);
  });

  test("200: keeps an agent's counts consistent", async () => {
    const { sim, id, agentId } = stage();
    const manager = await sim.as('manager');
    const counts = async (): Promise<unknown> => {
      const { data } = await manager.call('listAgents', { query: { id: agentId } });
      return data.map(
        ({ total_ticket, total_ticket_sold, total_ticket_used, total_ticket_voided, total_ticket_expired }) => [
          total_ticket,
          total_ticket_sold,
          total_ticket_used,
          total_ticket_voided,
          total_ticket_expired,
        ],
      );
    };
    const before = await counts();
    await manager.call('editExpiryDate', { body: { id, agent_id: agentId, expired_at: LAST_DAY } });
    expect(await counts()).toEqual(before);
  });

  test('200: informs the buyer of the new codes; an agent without another address at the account’s', async () => {
    const { sim, id, code, agentId } = stage();
    const { tickets, users, outbox } = sim.world.tables;
    const { buyer } = tickets.must(id);
    tickets.update(id, { buyer: { ...buyer, email: null, emails: [] } });
    const manager = await sim.as('manager');
    const { regenerated } = await manager.call('editExpiryDate', { body: { id, expired_at: LAST_DAY } });
    const [mail] = outbox.cursor('ticket', { key: code }).page(0, 1);
    expect(mail).toMatchObject({ to: [users.must(agentId).email], subject: `New expiry of your tickets ${code}` });
    expect(mail?.text).toContain(`valid until 31 Dec 2026`);
    expect(mail?.text).toContain(`${regenerated} tickets that were neither sold nor used have new QR codes`);
    tickets.update(id, { buyer: { ...buyer, email: 'desk@lim.test' } });
    await manager.call('editExpiryDate', { body: { id, expired_at: '2027-01-01' } });
    expect(outbox.cursor('ticket', { key: code }).page(0, 1)[0]?.to).toContain('desk@lim.test');
  });

  test('200: audits the days and the number of replaced codes, never a code', async () => {
    const { sim, id, code, parts } = stage();
    const manager = await sim.as('manager');
    const { regenerated } = await manager.call('editExpiryDate', { body: { id, expired_at: LAST_DAY } });
    const [entry] = (await manager.call('listAudit')).data;
    expect(entry).toMatchObject({ module: 'Tickets', action: `Moved the expiry of ${code} to ${LAST_DAY}` });
    expect(entry?.changes?.map(({ field, after }) => [field, after])).toEqual([
      ['expired_at', END],
      ['new_qr_codes', String(regenerated)],
    ]);
    for (const { qrcode } of parts()) expect(JSON.stringify(entry)).not.toContain(qrcode);
    const query = { type: 'ticket_agent' as const };
    const { entries } = await manager.call('getTicketTimeline', { params: { id: parts()[5]!.id }, query });
    expect(entries[0]?.text).toBe(`Moved the expiry of ${code} to ${LAST_DAY}`);
  });

  test('403: requires Tickets Update', async () => {
    const { sim, id } = stage();
    sim.world.tables.users.update(6, { policies: { Booking: ['View', 'Update'], Tickets: ['View'] } });
    const refusal = await (await sim.as('csa')).refused('editExpiryDate', { body: { id, expired_at: LAST_DAY } });
    expect(refusal.code).toBe('permission_denied');
  });
});
