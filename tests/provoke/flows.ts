import type { OperationMap } from '@muara/contract/types';
import type { TestCaller, TestSimulator } from '../../simulator/testing/index.ts';
import { appVersions, settingsForm } from '../../simulator/testing/samples/people.ts';
import { openGate, TRIP_SESSION } from '../../simulator/testing/samples/scanner.ts';
import { counterSale, publicSale } from '../../simulator/testing/stages/sales.ts';
import type { Case, Stage } from './case.ts';

type Sale = OperationMap['generateTicket']['body'];
type Ticket = NonNullable<OperationMap['generateTicket']['answer']['ticket']>;

const JSON_TYPE = { 'content-type': 'application/json' };
const BUYER = { name: 'Nur Aina', email: 'nur.aina@mail.test' };
const REFUND = { ...BUYER, acc_no: '1234567890', bank_name: 'Maybank', refund_note: 'We cannot come' };

/** Sells a ticket at the counter. */
async function sell({ till }: Stage, part: Partial<Sale> = {}): Promise<Ticket> {
  const { ticket } = await till.call('generateTicket', { body: counterSale(part) });
  if (!ticket) throw new Error('nothing was sold');
  return ticket;
}

/** A manager with a ticket that was just sold. */
type Work = (manager: TestCaller, ticket: Ticket, sim: TestSimulator) => Promise<unknown>;

const onTicket =
  (work: Work, part: Partial<Sale> = {}) =>
  async (stage: Stage): Promise<unknown> => {
    const ticket = await sell(stage, part);
    return work(await stage.sim.as('manager'), ticket, stage.sim);
  };

const refund = ({ id }: Ticket) => ({ body: { id, ...REFUND } });
const voiding = ({ id }: Ticket) => ({ body: { id, type: 'ticket' as const, cancel_note: 'Sold twice' } });
const setClock = (sim: TestSimulator, now: string) =>
  sim.fetch('/__sim/worlds/default/clock', { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ now }) });

/** Scans a ticket at the gate of jetty 1, whose boarding is refused. */
const atGate =
  (part: Partial<Sale>) =>
  async (stage: Stage): Promise<unknown> => {
    const { code } = await sell(stage, part);
    return (await openGate(stage.sim)).refusedBoard(code);
  };

/** A sale for nothing. */
const FREE: Partial<Sale> = { discount_type: '%', discount_value: 100, amount_discount: 75, cash_in: 0, cash_out: 0 };

/** States that calls bring about, where the simulator's own tests write them into the world. */
export const FLOWS: Case[] = [
  {
    code: 'shop_offline',
    async perform({ sim }) {
      await (await sim.as('manager')).call('setOnline', { body: { online: 0 } });
      return sim.refused('generatePublicTicket', { body: publicSale() });
    },
  },
  {
    code: 'jetty_closed',
    async perform({ sim }) {
      await (await sim.as('manager')).call('editJetty', { body: { id: 1, active: 0 } });
      return sim.refused('generatePublicTicket', { body: publicSale() });
    },
  },
  {
    code: 'app_version_too_old',
    async perform({ sim }) {
      await (await sim.as('skaloot')).call('saveAppVersion', { body: appVersions({ ios_public: '2.0.0' }) });
      const headers = { 'x-platform': 'ios_public', 'x-app-version': '1.9.9' };
      return sim.refused('getSalePackages', { headers });
    },
  },
  {
    code: 'ticket_refunded',
    perform: onTicket(async (manager, ticket) => {
      await manager.call('refundTicket', refund(ticket));
      return manager.refused('refundTicket', refund(ticket));
    }),
  },
  {
    code: 'ticket_voided',
    perform: onTicket(async (manager, ticket) => {
      await manager.call('cancelTicket', voiding(ticket));
      return manager.refused('cancelTicket', voiding(ticket));
    }),
  },
  {
    code: 'refund_requested',
    perform: onTicket(async (manager, ticket) => {
      await manager.call('requestRefund', refund(ticket));
      return manager.refused('requestRefund', refund(ticket));
    }),
  },
  {
    code: 'void_requested',
    perform: onTicket(async (manager, ticket) => {
      await manager.call('requestCancel', voiding(ticket));
      return manager.refused('requestCancel', voiding(ticket));
    }),
  },
  {
    code: 'refund_free',
    perform: onTicket((manager, ticket) => manager.refused('refundTicket', refund(ticket)), FREE),
  },
  {
    code: 'ticket_free',
    perform: onTicket(
      (manager, { id }) =>
        manager.refused('editDepartureDate', { body: { id, depart_date: '2026-03-20', slot: null } }),
      FREE,
    ),
  },
  {
    code: 'refund_missed',
    perform: onTicket(async (manager, ticket, sim) => {
      await setClock(sim, '2026-03-11T00:10:00+08:00');
      return manager.refused('refundTicket', refund(ticket));
    }),
  },
  {
    code: 'foc_fixed',
    perform: onTicket((manager, ticket) => manager.refused('cancelTicket', voiding(ticket)), {
      foc: 1,
      tourguide_id: 2,
      amount: 0,
      total_adult: 1,
      total_child: 0,
    }),
  },
  {
    code: 'expiry_fixed',
    perform: onTicket((manager, { id }) =>
      manager.refused('editExpiryDate', { body: { id, expired_at: '2027-06-30' } }),
    ),
  },
  {
    code: 'ticket_paid',
    async perform({ sim }) {
      const manager = await sim.as('manager');
      const { data } = await manager.call('listTickets', { query: { platform: 'terminal' } });
      const { id } = data.find((ticket) => ticket.is_paid)!;
      return manager.refused('forceMarkAsPaid', { body: { id, device_id: 'K9-0012', terminal_id: 'T-4471' } });
    },
  },
  {
    code: 'email_missing',
    perform: onTicket((manager, { code }) => manager.refused('resendReceipt', { params: { code } })),
  },
  {
    code: 'minisigua_not_possible',
    perform: onTicket((manager, { code }) => manager.refused('syncMinisigua', { params: { code } })),
  },
  {
    code: 'ticket_used',
    async perform(stage) {
      const ticket = await sell(stage);
      await (await openGate(stage.sim)).board(ticket.code);
      return (await stage.sim.as('manager')).refused('refundTicket', refund(ticket));
    },
  },
  {
    code: 'ticket_validated',
    async perform(stage) {
      const { code } = await sell(stage);
      const gate = await openGate(stage.sim);
      await gate.board(code);
      return gate.refusedBoard(code);
    },
  },
  {
    code: 'nonce_reused',
    async perform(stage) {
      const [first, second] = [await sell(stage), await sell(stage)];
      const gate = await openGate(stage.sim);
      await gate.board(first.code, { _: 'one-scan-of-mine' });
      return gate.refusedBoard(second.code, { _: 'one-scan-of-mine' });
    },
  },
  {
    code: 'undo_too_late',
    async perform(stage) {
      const { code } = await sell(stage);
      const gate = await openGate(stage.sim);
      const { validation_id: id } = await gate.board(code);
      await setClock(stage.sim, '2026-03-10T10:05:00+08:00');
      return gate.caller.refused('undoValidation', { body: { validation_id: id } });
    },
  },
  { code: 'ticket_other_day', perform: atGate({ depart_date: '2026-03-11' }) },
  { code: 'ticket_other_jetty', perform: atGate({ jetty_id: 2, slot: '11:00 - 12:00' }) },
  {
    code: 'ticket_other_slot',
    async perform(stage) {
      const { code } = await sell(stage, { jetty_id: 2, slot: '14:00 - 15:00' });
      const gate = await openGate(stage.sim, 'csa', { ...TRIP_SESSION, jetty_id: 2, time: '11:00' });
      return gate.refusedBoard(code);
    },
  },
  {
    code: 'wristband_invalid',
    async perform(stage) {
      const { code } = await sell(stage);
      const csa = await stage.sim.as('csa');
      return csa.refused('scanTicket', {
        params: { qr: `${code}-W1-0F0F0F0F` },
        query: { jetty_id: 1, time: '10:00' },
      });
    },
  },
  {
    code: 'settings_changed',
    async perform({ sim }) {
      const body = { ...settingsForm(), updated_at: '2026-03-09T10:00:00+08:00' };
      return (await sim.as('manager')).refused('saveSetting', { body });
    },
  },
];
