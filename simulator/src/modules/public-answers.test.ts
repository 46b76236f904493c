import { OPERATION_IDS, OPERATIONS, type OperationId } from '@muara/contract/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { RefusedCall, type TestCaller } from '../../testing/index.ts';
import { documentKey } from '../world/document-keys.ts';
import type { TicketRecord } from '../world/ticket-records.ts';
import { REFUND_BANK } from '../../testing/samples/online.ts';
import { order, result } from '../../testing/stages/payments.ts';
import { getStage, type Stage } from '../../testing/ownership/stage.ts';
import { agentSale, publicSale } from '../../testing/stages/sales.ts';
import { decideByStaff, markStaff, serveByStaff, STAFF_MARKS } from '../../testing/stages/staff-marks.ts';

const STAFF = 5;

interface Scene extends Stage {
  purchases: readonly TicketRecord[];
  /** A guest's order in the public shop: what was sent, and its payment reference. */
  sent: ReturnType<typeof publicSale>;
  refNo: string;
}
type Inputs = (scene: Scene) => object[];

/** Returns purchases of every kind that staff made, printed and annotated, whose codes a guest knows. */
async function getScene(): Promise<Scene> {
  const stage = await getStage('guest');
  const { sim, names } = stage;
  const sent = publicSale();
  const { ticket, refNo } = await order(sim, sent);
  const codes = [ticket.code, ...names.purchases.map(({ code }) => code)];
  const purchases = codes.map((code) => sim.world.tables.tickets.one('code', code) as TicketRecord);
  markStaff(sim);
  for (const purchase of purchases) serveByStaff(sim, purchase, STAFF);
  return { ...stage, purchases, sent, refNo };
}

const byCode: Inputs = ({ purchases }) => purchases.map(({ code }) => ({ params: { code } }));
const byKey: Inputs = ({ sim, purchases }) =>
  purchases.flatMap(({ code }) => [
    { params: { code } },
    { params: { code }, query: { key: documentKey(sim.world, code) } },
  ]);

/**
 * A receipt opened with its key names the cashier, like the printed one: here documents are requested
 * without it.
 */
const CALLS: Partial<Record<OperationId, Inputs>> = {
  login: () => [{ body: { email: 'cashier@muara.test', password: 'guessed' } }],
  forgotPassword: ({ sim }) => [{ body: { email: sim.world.tables.users.must(STAFF).email } }],
  resetPassword: () => [{ body: { token: 'default.never-sent', password: 'muara456' } }],
  getSalePackages: ({ sim, purchases }) => [
    {},
    ...purchases.flatMap(({ code }) => [
      { query: { ticket_code: code } },
      { query: { ticket_code: code, try_again: '1' } },
      { query: { ticket_code: code, try_again: '1', key: documentKey(sim.world, code) } },
    ]),
  ],
  listSlots: ({ purchases }) =>
    purchases.map(({ id }) => ({ body: { package_id: 1, jetty_id: 1, date: '2026-03-11', ticket_id: id } })),
  listBlockedDates: () => [{ body: { package_id: 1, from: '2026-03-10', to: '2026-03-31' } }],
  generatePublicTicket: ({ sent }) => [{ body: sent }, { body: publicSale() }],
  receivePaymentBackend: ({ sim, refNo }) => [{ body: result(sim, refNo) }],
  receivePaymentResponse: ({ sim, refNo }) => [{ body: result(sim, refNo) }],
  requestPublicRefund: ({ purchases }) => [
    ...purchases.map(({ code }) => ({ body: { search: code } })),
    { body: { id: 'guessed', ...REFUND_BANK } },
  ],
  buildAgentTickets: byKey,
  getPaymentPage: byKey,
  startBookingPayment: byKey,
  downloadReceipt: byCode,
  downloadPrintableTicket: byCode,
  downloadAgentTickets: byCode,
  downloadWristbands: byCode,
  getUserPicture: () => [{ params: { file: 'u5-guessed.png' } }],
  getImage: () => [{ params: { file: 'package-1.jpg' } }],
  getPublicPage: () => [{ params: { slug: 'vvip' } }],
};

/** Returns everything in a call's response, in lower case. */
async function getAnswer(caller: TestCaller, id: OperationId, input: object): Promise<string> {
  const said: unknown = await caller.call(id, input as never).catch((error: unknown) => error);
  if (said instanceof Error && !(said instanceof RefusedCall)) throw said;
  const shown = said instanceof RefusedCall ? said.body : said;
  const text = shown instanceof Uint8Array ? new TextDecoder('latin1').decode(shown) : JSON.stringify(shown);
  return text.toLowerCase();
}

function listLeaks(text: string, input: object): string[] {
  const sent = JSON.stringify(input).toLowerCase();
  return STAFF_MARKS.filter((mark) => text.includes(mark) && !sent.includes(mark));
}

test('every public operation is covered here', () => {
  const open = OPERATION_IDS.filter((id) => (OPERATIONS[id].audience as readonly string[]).includes('public'));
  expect(Object.keys(CALLS).toSorted()).toEqual(open.toSorted());
});

describe('a guest sees no name, username, email or phone number of staff', () => {
  test.each(Object.keys(CALLS) as OperationId[])('%s', async (id) => {
    const scene = await getScene();
    const inputs = CALLS[id]?.(scene) ?? [];
    const texts: [object, string][] = [];
    for (const decide of [() => {}, () => scene.purchases.forEach((one) => decideByStaff(scene.sim, one, STAFF))]) {
      decide();
      for (const input of inputs) {
        // Each call finds the world as the previous one left it.
        // oxlint-disable-next-line no-await-in-loop
        texts.push([input, await getAnswer(scene.sim, id, input)]);
      }
    }
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(([input, text]) => listLeaks(text, input).map((mark) => [input, mark]))).toEqual([]);
  });

  test('the order and booking of a code are shown without who decided them', async () => {
    const { sim, purchases } = await getScene();
    const [guest, booking] = [purchases[0], purchases.find(({ bookingStatus }) => bookingStatus === 'Approved')];
    for (const one of [guest, booking] as TicketRecord[]) {
      decideByStaff(sim, one, STAFF);
      // oxlint-disable-next-line no-await-in-loop
      const { ticket } = await sim.call('getSalePackages', { query: { ticket_code: one.code } });
      expect(ticket).toMatchObject({ code: one.code, admin: null, admin_cancel: null, admin_refund: null });
      expect(ticket?.canceled_at).not.toBeNull();
    }
  });
});

describe('a buyer with an account sees as little about staff', () => {
  let sim: Scene['sim'];
  beforeEach(async () => void ({ sim } = await getScene()));

  test.each([
    ['customer', publicSale({ email: 'customer@mail.test' })],
    ['agent', agentSale()],
  ] as const)('%s who sends an order again, or comes back to it', async (who, body) => {
    const caller = await sim.as(who);
    const { ticket: sold } = await caller.call('generateTicket', { body });
    const record = sim.world.tables.tickets.one('code', sold?.code ?? '') as TicketRecord;
    serveByStaff(sim, record, STAFF);
    decideByStaff(sim, record, STAFF);
    const again = await caller.call('generateTicket', { body });
    const resumed = await caller.call('getSalePackages', { query: { ticket_code: record.code } });
    expect(again).toMatchObject({ multiple_request: true, ticket: { code: record.code } });
    for (const ticket of [again.ticket, resumed.ticket])
      expect(ticket).toMatchObject({
        code: record.code,
        admin: null,
        admin_validated: null,
        admin_cancel: null,
        admin_refund: null,
        ip_address: null,
        print_history: [],
      });
  });
});
