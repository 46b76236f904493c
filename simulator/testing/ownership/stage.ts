import { isOwn } from '../../src/domain/tickets/index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../index.ts';
import { unpaidBalance } from '../samples/balances.ts';
import { buyBatch } from '../samples/my-tickets.ts';
import { report, result } from '../stages/payments.ts';
import { publicSale } from '../stages/sales.ts';
import type { Names, Outsider } from './calls.ts';

/** Two agents, a tour guide and a customer with purchases, seen by one of them or a guest. */
export interface Stage {
  sim: TestSimulator;
  caller: TestCaller;
  names: Names;
  victims: readonly TicketRecord[];
  /** What the caller must never see, most personal first. */
  secrets: readonly string[];
  contacts: readonly string[];
}

const GUIDE = 10;
/** Prefix of the codes of made-up purchases. */
const SECRET = 'MRCSECRET';
/** Creates a dated, paid purchase from one of the seed. */
function insertPurchase(sim: TestSimulator, part: Partial<TicketRecord>): TicketRecord {
  const { tickets } = sim.world.tables;
  const model = tickets.all().find(({ balance, departDate }) => balance.isPaid && (departDate ?? '') > '2026-03-11');
  const { id: _, ...fields } = model as TicketRecord;
  const number = tickets.all().filter(({ code }) => code.startsWith(SECRET)).length + 22;
  return tickets.insert({
    ...fields,
    code: `${SECRET}${number}`,
    receiptNo: `R-SECRET-${number}`,
    nonce: null,
    agentId: null,
    tourguideId: null,
    userId: null,
    refund: null,
    cancel: null,
    buyer: {
      ...fields.buyer,
      name: `Secret Buyer ${number}`,
      email: `buyer${number}@secret.test`,
      emails: [`more${number}@secret.test`],
      contact: `+6017700000${number}`,
    },
    ...part,
    ...(part.bookingStatus === 'Approved' && { balance: unpaidBalance(fields) }),
  });
}

/** Lets them buy; returns what the viewer must not see. */
export async function getStage(who: Outsider): Promise<Stage> {
  const sim = createTestSimulator();
  const { users, tourGuides, tickets, subTickets } = sim.world.tables;
  const rival = users.all().find(({ role, id, active, agent }) => role === 'Agent' && id > 18 && active && agent);
  if (!rival) throw new Error('the seed has one agent alone');
  users.update(rival.id, { passwordHash: users.must(9).passwordHash });
  const { agent, parts, batch } = await buyBatch(sim, {}, rival.username);
  await agent.call('sendTickets', {
    body: { ticket_ids: [parts[0]?.id ?? 0], name: 'Secret Holder', email: 'holder@secret.test' },
  });
  await agent.call('reportBug', { body: { report: 'Secret Report of mine' } });
  insertPurchase(sim, { agentId: rival.id, userId: rival.id });
  insertPurchase(sim, { agentId: rival.id, bookingStatus: 'Approved', vvip: true });
  insertPurchase(sim, { tourguideId: tourGuides.by('user', GUIDE)[0]?.id ?? 0 });
  const customer = await sim.as('customer');
  const buyer = { name: 'Secret Customer', email: 'customer@secret.test', contact: '+60177000099' };
  const { ticket, ipay88_payload: payload } = await customer.call('generateTicket', { body: publicSale(buyer) });
  await report(sim, result(sim, payload?.['RefNo'] as string));
  const bought = [
    ...tickets.by('agent', rival.id),
    ...tickets.all().filter(({ code }) => code.startsWith(SECRET) || code === ticket?.code),
  ];
  const mine = who === 'agent' ? (await buyBatch(sim)).parts.slice(0, 1) : [];
  const caller = who === 'guest' ? sim : await sim.as(who);
  const account = who === 'guest' ? null : users.one('username', who);
  const victims = [...new Set(bought)].filter((purchase) => !account || !isOwn(sim.world, account, purchase));
  const victimParts = victims.flatMap(({ id }) => subTickets.by('ticket', id));
  const contacts = victims.flatMap(({ buyer }) => [buyer.email, ...buyer.emails, buyer.contact]).filter(isSecret);
  const words = [
    ...victims.flatMap(({ code, receiptNo, buyer }) => [code, receiptNo, buyer.name]).filter(isSecret),
    ...contacts,
    'Secret Holder',
    'holder@secret.test',
    'Secret Report',
  ];
  return {
    sim,
    caller,
    victims,
    contacts: [...contacts, 'holder@secret.test'],
    secrets: [...words, ...victimParts.flatMap(({ code, qrcode }) => [code, qrcode])],
    names: {
      purchases: victims.filter(({ code }) => isSecret(code) || code === batch.code || code === ticket?.code),
      parts: parts.map(({ id, code }) => ({ id, code })),
      users: [rival, ...(who === 'customer' ? [] : [users.must(11)])],
      words: [...new Set(words.filter((word) => /secret/i.test(word)))],
      own: mine.map(({ id }) => id),
      rivalId: rival.id,
      nonce: batch.nonce?.split(':').at(-1) ?? '',
    },
  };
}

/** Words that others in the seed may share, such as a name, do not prove a leak. */
function isSecret(word: string | null): word is string {
  return word !== null && (/secret|\+6017700/i.test(word) || /^(?:MRC[A-Z0-9]{8}|R-\d+)$/.test(word));
}
