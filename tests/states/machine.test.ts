import { BOOKING_FILTERS } from '@muara/contract/constants';
import { listBoardings } from '../../simulator/src/world/boardings.ts';
import { getDrawer } from '../../simulator/src/world/drawer.ts';
import { balanceOf } from '@muara/contract/rules/ledger/balance-of';
import { bookingRibbon, meetsBookingFilter } from '@muara/contract/rules/bookings/booking-words';
import { expectedCash } from '@muara/contract/rules/sales/expected-cash';
import { refundableOf } from '@muara/contract/rules/ledger/refundable-of';
import { sumAccounts } from '@muara/contract/rules/ledger/sum-accounts';
import { rules } from '@muara/contract/rules';
import { countedSubTicketState } from '@muara/contract/rules/tickets/sub-ticket-state';
import { ticketRibbon } from '@muara/contract/rules/tickets/ticket-ribbon';
import type { Ticket } from '@muara/contract/types';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RefusedCall } from '../../simulator/testing/index.ts';
import { listKey, TICKET_TYPES } from '../../simulator/src/world/ticket-keys.ts';
import { BOOKING_COMMANDS, type Command, PART_COMMANDS, PURCHASE_COMMANDS } from './commands.ts';
import { GATE_COMMANDS, GATE_PART_COMMANDS } from './gate-commands.ts';
import { DONE, type Model, sweep } from './model.ts';
import { Stage } from './stage.ts';

const STEPS = 10_000;
const CSA_ID = 6;
const STEPS_OF_A_RUN = 100;
const DAY_MS = 86_400_000;
/** Longer than two equal commands count as one. */
const BETWEEN_STEPS_MS = 11_000;

/** What happens next: a command to one of the purchases, something at the gate, or a night passes. */
const anyStep = fc.noBias(fc.record({ target: fc.nat(4), what: fc.nat(999), pick: fc.nat(999) }));
type Step = { target: number; what: number; pick: number };

test(`${STEPS} random commands end as the rules say, and every figure moves along`, { timeout: 300_000 }, async () => {
  let steps = 0;
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: STEPS_OF_A_RUN, maxLength: STEPS_OF_A_RUN }), async (run) => {
      const stage = await Stage.open();
      const story: string[] = [];
      try {
        for (const step of run) {
          const name = await take(stage, step);
          story.push(`${step.target} ${name}`);
          seen.set(name, (seen.get(name) ?? 0) + 1);
          steps++;
        }
        await sumUp(stage);
      } catch (error) {
        throw new Error(`after ${story.join(', ')}:\n${(error as Error).message}`, { cause: error });
      }
    }),
    { numRuns: STEPS / STEPS_OF_A_RUN, seed: 6, endOnFailure: true },
  );
  expect(steps).toBeGreaterThanOrEqual(STEPS);
  const done = [PURCHASE_COMMANDS, BOOKING_COMMANDS, PART_COMMANDS, GATE_COMMANDS, GATE_PART_COMMANDS].flatMap(
    (commands) => Object.keys(commands),
  );
  for (const name of done) {
    expect(seen.get(`${name}: ok`) ?? 0, `${name} succeeds`).toBeGreaterThan(5);
    expect(seen.get(`${name}: refused`) ?? 0, `${name} is refused`).toBeGreaterThan(name === 'move the expiry' ? 0 : 5);
  }
});

/**
 * One step, and the proof that it did what the rules say and nothing else.
 * @returns the command and how it ended
 */
async function take(stage: Stage, { target, what, pick }: Step): Promise<string> {
  stage.sim.clock.pass(BETWEEN_STEPS_MS);
  if (what < 20) return night(stage);
  const isUndo = what < 80;
  const model = (isUndo && findLastBoarded(stage)) || stage.models[target]!;
  const { name, command } =
    what < 200 ? chooseAtGate(stage, model, isUndo ? UNDO : pick) : choose(stage, model, what, pick);
  const { ledger } = stage.sim.world.tables;
  const postings = ledger.size;
  const ended = await give(stage, command);
  if ('code' in command.expected) {
    expect(ended, `${name} of ${describe(model)}`).toBe(command.expected.code);
    expect(ledger.size, `${name} was refused and posts nothing`).toBe(postings);
  } else {
    expect(ended, `${name} of ${describe(model)}`).toBe('ok');
    command.expected.change(model);
  }
  await compare(stage, model, name);
  checkLedger(stage, model);
  checkTrip(stage, name);
  await recount(stage, pick);
  return `${name}: ${ended === 'ok' ? 'ok' : 'refused'}`;
}

function choose(stage: Stage, model: Model, what: number, pick: number): { name: string; command: Command } {
  const makes = { ...PURCHASE_COMMANDS, ...(model.booking ? BOOKING_COMMANDS : {}) };
  const parts = model.parts.length > 0 ? Object.keys(PART_COMMANDS) : [];
  const names = [...Object.keys(makes), ...parts, ...parts];
  const name = names[what % names.length] as string;
  const ofPart = PART_COMMANDS[name];
  if (ofPart && !(name in makes)) return { name, command: ofPart(model.parts[pick % 4]!, model) };
  return { name, command: makes[name]!(model, pick, stage) };
}

/** The place of the undo among the commands of the gate. */
const UNDO = Object.keys(GATE_COMMANDS).indexOf('undo the boarding');

/** The purchase that boarded last: only its boarding is still fresh enough to be undone. */
function findLastBoarded({ models }: Stage): Model | undefined {
  const boarded = models.filter(({ boardings }) => boardings.length > 0);
  return boarded.sort((a, b) => (b.boardings.at(-1)?.at ?? 0) - (a.boardings.at(-1)?.at ?? 0))[0];
}

/** The gate scans a ticket of a batch where there is one, else the purchase. */
function chooseAtGate(stage: Stage, model: Model, pick: number): { name: string; command: Command } {
  const names = Object.keys(model.parts.length > 0 ? GATE_PART_COMMANDS : GATE_COMMANDS);
  const name = names[pick % names.length] as string;
  const part = model.parts[pick % Math.max(1, model.parts.length)];
  const command = part ? GATE_PART_COMMANDS[name]!(part, model, stage) : GATE_COMMANDS[name]!(model, pick, stage);
  return { name, command };
}

async function give({ callers }: Stage, { who, id, input }: Command): Promise<string> {
  try {
    await callers[who].call(id, input);
    return 'ok';
  } catch (error) {
    if (error instanceof RefusedCall) return error.code;
    throw error;
  }
}

async function night(stage: Stage): Promise<string> {
  stage.sim.clock.pass(DAY_MS);
  for (const model of stage.models) sweep(model, stage.today());
  for (const model of stage.models) await compare(stage, model, 'a night passes');
  return 'night: ok';
}

/** The server's record beside the model's. */
async function compare({ callers, sim }: Stage, model: Model, after: string): Promise<void> {
  if (model.deleted) {
    expect((await callers.manager.refused('getTicket', { params: { ticket_code: model.code } })).code, after).toBe(
      'ticket_not_found',
    );
    return;
  }
  const { ticket } = await callers.manager.call('getTicket', { params: { ticket_code: model.code } });
  expect(shortOf(ticket), after).toEqual({
    paid: Boolean(model.is_paid),
    deposit: Boolean(model.partial_paid),
    credit: Boolean(model.credit_facility_paid),
    used: Boolean(model.used),
    noShow: Boolean(model.no_show),
    refundAsked: model.request_refund_at !== null,
    refunded: model.refunded_at !== null,
    voidAsked: model.request_canceled_at !== null,
    voided: model.canceled_at !== null,
    date: model.depart_date,
    ribbon: ticketRibbon(model),
    booking: model.status ? bookingRibbon({ ...model, status: model.status }) : null,
    ...countStates(model),
  });
  for (const part of model.parts) {
    const record = sim.world.tables.subTickets.must(part.id);
    expect([part.id, record.canceledAt !== null, record.requestCanceledAt !== null], after).toEqual([
      part.id,
      part.canceled_at !== null,
      part.request_canceled_at !== null,
    ]);
  }
}

function shortOf(ticket: Ticket): object {
  return {
    paid: ticket.is_paid,
    deposit: ticket.partial_paid,
    credit: Boolean(ticket.credit_facility_paid),
    used: ticket.used,
    noShow: ticket.no_show,
    refundAsked: ticket.request_refund_at !== null,
    refunded: ticket.refunded_at !== null,
    voidAsked: ticket.request_canceled_at !== null,
    voided: ticket.canceled_at !== null,
    date: ticket.depart_date,
    ribbon: ticket.ribbon,
    booking: ticket.status ? bookingRibbon({ ...ticket, status: ticket.status }) : null,
    sold: ticket.total_ticket_sold,
    taken: ticket.total_ticket_used,
    ended: ticket.total_ticket_voided,
  };
}

function countStates({ parts }: Model): { sold: number; taken: number; ended: number } {
  const states = parts.map((part) => countedSubTicketState(part));
  const count = (wanted: string): number => states.filter((state) => state === wanted).length;
  return { sold: count('Sold'), taken: count('Used'), ended: count('Voided') };
}

/** Lists, counters and seats, each against a count of all records one by one. */
async function recount(stage: Stage, pick: number): Promise<void> {
  const { sim, callers } = stage;
  const { tickets, subTickets } = sim.world.tables;
  const all = tickets.all().filter(({ booking }) => booking?.deletedAt == null);
  const date = stage.dayOf(pick);
  if (pick % 2 === 0) return stage.checkDay(date).ok ? recountSeats(stage, date) : undefined;

  const types = Object.keys(TICKET_TYPES);
  const type = types[pick % types.length] as keyof typeof TICKET_TYPES;
  const list = (pick >> 1) % 2;
  const { total } = await callers.manager.call('listTickets', {
    query: { ticket_type: list as 0 | 1, type: type as 'all' },
  });
  const meant = all.filter((ticket) => (ticket.vvip ? 1 : 0) === list && TICKET_TYPES[type]!(ticket)).length;
  expect(total, `list ${listKey(list, 'type', type)}`).toBe(meant);

  if (pick % 8 === 1) {
    const {
      refund_request: refunds,
      cancel_request: voids,
      sub_cancel_request: voidsOfParts,
      pending_booking_vvip: pending,
    } = await callers.manager.call('getNotification', {});
    expect(refunds).toBe(all.filter(TICKET_TYPES['refund-request']!).length);
    const parts = subTickets
      .all()
      .filter(({ requestCanceledAt, canceledAt }) => requestCanceledAt !== null && canceledAt === null);
    expect(voids).toBe(all.filter(TICKET_TYPES['cancel-request']!).length);
    expect(voidsOfParts).toBe(parts.length);
    expect(pending).toBe(
      all.filter(({ bookingStatus, vvipCharter }) => bookingStatus === 'Pending' && !vvipCharter).length,
    );
  }
  if (pick % 8 === 5) {
    const filter = BOOKING_FILTERS[pick % BOOKING_FILTERS.length]!;
    const { total: booked } = await callers.manager.call('listBookings', {
      query: { vvip_charter: 0, status: filter },
    });
    const meeting = all.filter(
      ({ bookingStatus, vvipCharter, payment, balance, refund, cancel }) =>
        bookingStatus !== null &&
        !vvipCharter &&
        meetsBookingFilter(
          {
            status: bookingStatus,
            is_paid: balance.isPaid,
            partial_paid: balance.isPartlyPaid,
            payment_method: payment.method,
            credit_facility_paid: balance.isCreditSettled,
            credit_owed: balance.owed,
            refunded_at: refund?.doneAt == null ? null : DONE,
            canceled_at: cancel?.doneAt == null ? null : DONE,
          },
          filter,
        ),
    );
    expect(booked, `bookings that are ${filter}`).toBe(meeting.length);
  }
  if (pick % 8 === 3) {
    const { total: mine } = await callers.agent.call('listMyTickets', { query: { type: 'Sold' } });
    const sold = subTickets.all().filter((part) => {
      const batch = tickets.must(part.ticketId);
      const state = countedSubTicketState({
        sold: part.sold,
        user_id: part.userId,
        validated_at: part.validatedAt === null ? null : DONE,
        request_canceled_at: part.requestCanceledAt === null ? null : DONE,
        canceled_at: part.canceledAt === null ? null : DONE,
        expired: part.expired,
      });
      return batch.agentId === 9 && !batch.vvip && state === 'Sold';
    });
    expect(mine, 'sold tickets of the agent').toBe(sold.length);
  }
}

/** The seats that a slot has left, against the passengers of all who hold some. */
async function recountSeats(stage: Stage, date: string): Promise<void> {
  const { slots } = await stage.callers.manager.call('listSlots', { body: { package_id: 3, jetty_id: 3, date } });
  const slot = slots.find(({ from, to }) => `${from} - ${to}` === stage.slot);
  expect(slot?.available_passenger, `seats on ${date}`).toBe(stage.freeSeats(date));
}

/** The ledger of a purchase: its balance is a sum, and it never gives back more than it received. */
function checkLedger({ sim }: Stage, { id, code, refund_amount, refunded_at }: Model): void {
  const { ledger, tickets } = sim.world.tables;
  const postings = ledger.by('ticket', id);
  const { balance } = tickets.must(id);
  expect(balance, code).toEqual(balanceOf(postings));
  const sums = Object.values(sumAccounts(postings));
  expect(sums.reduce((total, sum) => total + sum, 0)).toBe(0);
  expect(balance.received, code).toBeGreaterThanOrEqual(balance.handedBack + balance.refunded);
  for (const figure of [balance.outstanding, balance.owed, balance.surplus, balance.kept])
    expect(figure, code).toBeGreaterThanOrEqual(0);
  if (!refunded_at) expect(refundableOf(balance), code).toBe(Math.round((refund_amount ?? 0) * 100));
}

/** The trip at the gate has aboard whom the models say, and its places hold them. */
function checkTrip({ sim, aboard }: Stage, after: string): void {
  const { trips, tickets, subTickets } = sim.world.tables;
  const reserved = trips.all().filter(({ startedAt, staffId }) => startedAt === null && staffId === CSA_ID);
  expect(reserved.length, after).toBe(aboard === 0 ? 0 : 1);
  const tripId = reserved[0]?.tripId;
  if (tripId === undefined) return;
  const parts = subTickets.all().filter((part) => part.tripId === tripId).length;
  const purchases = tickets
    .all()
    .flatMap((ticket) => listBoardings(ticket))
    .filter((boarding) => boarding.tripId === tripId)
    .reduce((sum, { passengers }) => sum + passengers, 0);
  expect(parts + purchases, after).toBe(aboard);
}

/** Every drawer has its float and the cash lines of its shift, and nothing else. */
function checkDrawers({ sim }: Stage): void {
  const { tables } = sim.world;
  for (const shift of tables.shifts.all()) {
    const cash = tables.ledger
      .by('shift', shift.id)
      .filter(({ method }) => method === 'Cash')
      .reduce((sum, { lines }) => sum + (lines.received ?? 0) - (lines.voidedHandedBack ?? 0), 0);
    expect(expectedCash(getDrawer(tables, shift))).toBe(shift.float + cash);
  }
}

/** What was earned, on the dashboard, against what the models say. */
async function sumUp(stage: Stage): Promise<void> {
  const { sim, callers } = stage;
  checkDrawers(stage);
  const today = stage.today();
  const { sales, passengers } = await callers.manager.call('getDashboardChart', {});
  const kept = sim.world.tables.tickets
    .all()
    .filter(({ refund, cancel }) => refund?.doneAt == null && cancel?.doneAt == null);
  const earned = kept
    .filter(({ balance }) => balance.isPaid && balance.paidAt !== null && rules.toLocalDate(balance.paidAt) === today)
    .reduce((sum, { money }) => sum + money.total, 0);
  expect(sales.amount.at(-1)).toBe(earned / 100);
  const aboard = kept
    .filter(({ balance, departDate }) => balance.isPaid && departDate === today)
    .reduce((sum, { passengers }) => sum + passengers, 0);
  expect(passengers.values.at(-1)).toBe(aboard);
  for (const model of stage.models) {
    const isKept = !model.deleted && model.refunded_at === null && model.canceled_at === null && Boolean(model.is_paid);
    const record = kept.find(({ id }) => id === model.id);
    expect(Boolean(record?.balance.isPaid && record.booking?.deletedAt == null), `${model.code} is earned`).toBe(
      isKept,
    );
  }
}

function describe({
  code,
  status,
  is_paid,
  used,
  request_refund_at,
  request_canceled_at,
  refunded_at,
  canceled_at,
  depart_date,
}: Model): string {
  return JSON.stringify({
    code,
    status,
    is_paid,
    used,
    request_refund_at,
    request_canceled_at,
    refunded_at,
    canceled_at,
    depart_date,
  });
}
