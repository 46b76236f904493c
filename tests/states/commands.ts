import type { OperationId } from '@muara/contract/operations';
import { rules } from '@muara/contract/rules';
import type { BookingToChange } from '@muara/contract/rules/bookings/booking-actions';
import type { SubTicket } from '@muara/contract/rules/tickets/sub-ticket-state';
import { end, type Model, type Outcome, type Part, DONE, refused, when } from './model.ts';
import type { Stage } from './stage.ts';

/** A command that somebody gives: the call, and what the rules say becomes of it. */
export interface Command {
  who: 'manager' | 'cashier' | 'agent' | 'csa';
  id: OperationId;
  input: object;
  expected: Outcome;
}

/** How a command is made for a purchase; `pick` chooses among what there is to choose. */
export type Make = (model: Model, pick: number, stage: Stage) => Command;

const BANK = {
  acc_no: '1234567890',
  bank_name: 'Maybank',
  refund_note: 'They cannot come',
  name: 'Aina',
  email: 'aina@mail.test',
};
const NOTE = { cancel_note: 'Sold twice' };
const DECISION = { booking_note: 'See you on the river' };

const unlessGone = (model: Model, outcome: Outcome): Outcome => (model.deleted ? refused('ticket_not_found') : outcome);

/** Commands of any purchase, bookings included. */
export const PURCHASE_COMMANDS: Record<string, Make> = {
  'request a refund': (model) => ({
    who: 'cashier',
    id: 'requestRefund',
    input: { body: { id: model.id, ...BANK } },
    expected: unlessGone(
      model,
      when(rules.checkRefund(model, 'staff'), (it) => void (it.request_refund_at = DONE)),
    ),
  }),
  refund: (model) => ({
    who: 'manager',
    id: 'refundTicket',
    input: { body: { id: model.id, ...BANK } },
    expected: unlessGone(
      model,
      when(rules.checkRefund(model, 'staff'), (it) => end(it, { refund: true })),
    ),
  }),
  'approve the refund': (model) => ({
    who: 'manager',
    id: 'approveRefund',
    input: { params: { id: model.id } },
    expected: unlessGone(
      model,
      when(rules.checkRefundApproval(model), (it) => end(it, { refund: true })),
    ),
  }),
  'reject the refund': (model) => ({
    who: 'manager',
    id: 'rejectRefund',
    input: { params: { id: model.id } },
    expected: unlessGone(
      model,
      when(rules.checkRefundRejection(model), (it) => void (it.request_refund_at = null)),
    ),
  }),
  'request a void': (model) => ({
    who: 'cashier',
    id: 'requestCancel',
    input: { body: { id: model.id, type: 'ticket', ...NOTE } },
    expected: unlessGone(
      model,
      when(rules.checkVoid(model, 'staff'), (it) => void (it.request_canceled_at = DONE)),
    ),
  }),
  void: (model) => ({
    who: 'manager',
    id: 'cancelTicket',
    input: { body: { id: model.id, type: 'ticket', ...NOTE } },
    expected: unlessGone(
      model,
      when(rules.checkVoid(model, 'staff'), (it) => end(it, { refund: false })),
    ),
  }),
  'approve the void': (model) => ({
    who: 'manager',
    id: 'approveVoid',
    input: { body: { id: model.id, type: 'normal' } },
    expected: unlessGone(
      model,
      when(rules.checkVoidApproval(model), (it) => end(it, { refund: false })),
    ),
  }),
  'reject the void': (model) => ({
    who: 'manager',
    id: 'rejectVoid',
    input: { body: { id: model.id, type: 'normal' } },
    expected: unlessGone(
      model,
      when(rules.checkVoidRejection(model), (it) => void (it.request_canceled_at = null)),
    ),
  }),
  'settle the credit': (model) => ({
    who: 'manager',
    id: 'markAsPaid',
    input: { params: { id: model.id } },
    expected: unlessGone(
      model,
      when(rules.checkMarkAsPaid(model), (it) => {
        it.credit_facility_paid = 1;
        it.credit_owed = 0;
        it.refund_amount = it.total_amount;
      }),
    ),
  }),
  'move the departure': (model, pick, stage) => {
    const date = stage.dayOf(pick);
    const verdict = rules.checkDepartureEdit(model);
    const obstacle = noRoomOn(stage, date, model);
    return {
      who: 'manager',
      id: 'editDepartureDate',
      input: { body: { id: model.id, depart_date: date, slot: stage.slot } },
      expected: unlessGone(
        model,
        verdict.ok && obstacle
          ? obstacle
          : when(verdict, (it) => {
              it.depart_date = date;
              it.slot = stage.slot;
              it.no_show = false;
              it.used = false;
              if (it.status === 'Expired') it.status = it.approved ? 'Approved' : 'Pending';
              it.expired = false;
            }),
      ),
    };
  },
  'move the expiry': (model, pick) => ({
    who: 'manager',
    id: 'editExpiryDate',
    input: { body: { id: model.id, expired_at: `2027-0${1 + (pick % 9)}-15` } },
    expected: unlessGone(
      model,
      when(rules.checkExpiryEdit(model, 0), () => undefined),
    ),
  }),
};

/** What is against a departure on a date; null when there is nothing. */
function noRoomOn(stage: Stage, date: string, model: Model): Outcome | null {
  const day = stage.checkDay(date);
  if (!day.ok) return refused(day.code);
  const seats = stage.freeSeats(date, model);
  if (seats === 0) return refused('slot_fully_booked');
  return model.passengers > seats ? refused('not_enough_seats') : null;
}

/** Commands of bookings. */
export const BOOKING_COMMANDS: Record<string, Make> = {
  approve: (model, pick) => ({
    who: 'manager',
    id: 'approveBooking',
    input: { body: { id: model.id, ...DECISION, partial_payment: pick % 2 } },
    expected: unlessGone(
      model,
      when(rules.checkBookingDecision(asBooking(model)), (it) => {
        it.status = 'Approved';
        it.approved = true;
        it.partial = pick % 2 === 1;
      }),
    ),
  }),
  reject: (model) => ({
    who: 'manager',
    id: 'rejectBooking',
    input: { body: { id: model.id, ...DECISION, send_email: 1 } },
    expected: unlessGone(
      model,
      when(rules.checkBookingDecision(asBooking(model)), (it) => void (it.status = 'Rejected')),
    ),
  }),
  cancel: (model) => ({
    who: 'manager',
    id: 'cancelBooking',
    input: { body: { id: model.id, ...DECISION } },
    expected: unlessGone(
      model,
      when(rules.checkBookingCancel(asBooking(model)), (it) => end(it, { refund: false })),
    ),
  }),
  remove: (model) => ({
    who: 'manager',
    id: 'deleteBooking',
    input: { params: { ticket_code: model.id } },
    expected: unlessGone(
      model,
      when(rules.checkBookingDelete(model), (it) => void (it.deleted = true)),
    ),
  }),
  pay: (model, _pick, stage) => {
    const payable =
      (model.status === 'Approved' || model.status === 'Deposit') &&
      !model.is_paid &&
      !model.canceled_at &&
      !model.refunded_at;
    const asked = model.request_refund_at ? 'refund_requested' : model.request_canceled_at ? 'void_requested' : null;
    const deposit = model.partial && !model.partial_paid;
    const due = deposit || model.partial_paid ? model.total_amount / 2 : model.total_amount;
    return {
      who: 'manager',
      id: 'acceptPayment',
      input: { body: { id: model.id, payment_method: 'Cash', cash_in: due, cash_out: 0 } },
      expected: unlessGone(
        model,
        payable && asked
          ? refused(asked)
          : payable
            ? {
                change(it) {
                  it.status = deposit ? 'Deposit' : 'Paid';
                  it.is_paid = !deposit;
                  it.partial_paid = deposit;
                  it.payment_method = 'Cash';
                  it.refund_amount = (it.refund_amount ?? 0) + due;
                  if (!deposit) stage.paidToday(it);
                },
              }
            : refused('booking_not_payable'),
      ),
    };
  },
};

/** Commands of one ticket of a batch. */
export const PART_COMMANDS: Record<string, (part: Part, batch: Model) => Command> = {
  'mark sold': (part, batch) => ({
    who: 'agent',
    id: 'markTicketsSold',
    input: { body: { ticket_ids: [part.id] } },
    expected: when(rules.checkMarkSold(asPart(part, batch)), () => void (part.sold = true)),
  }),
  'void mine': (part, batch) => ({
    who: 'agent',
    id: 'voidMyTicket',
    input: { params: { id: part.id } },
    expected: when(rules.checkVoidMine(asPart(part, batch)), () => void (part.canceled_at = DONE)),
  }),
  'request the void of one': (part, batch) => ({
    who: 'manager',
    id: 'requestCancel',
    input: { body: { id: part.id, type: 'ticket_agent', ...NOTE } },
    expected: when(rules.checkSubVoid(asPart(part, batch)), () => void (part.request_canceled_at = DONE)),
  }),
  'void one': (part, batch) => ({
    who: 'manager',
    id: 'cancelTicket',
    input: { body: { id: part.id, type: 'ticket_agent', ...NOTE } },
    expected: when(rules.checkSubVoid(asPart(part, batch)), () => void (part.canceled_at = DONE)),
  }),
  'approve the void of one': (part, batch) => ({
    who: 'manager',
    id: 'approveVoid',
    input: { body: { id: part.id, type: 'ticket_agent' } },
    expected: when(rules.checkSubVoidApproval(asPart(part, batch)), () => void (part.canceled_at = DONE)),
  }),
  'reject the void of one': (part, batch) => ({
    who: 'manager',
    id: 'rejectVoid',
    input: { body: { id: part.id, type: 'ticket_agent' } },
    expected: when(rules.checkSubVoidRejection(asPart(part, batch)), () => void (part.request_canceled_at = null)),
  }),
};

function asBooking(model: Model): BookingToChange {
  return model;
}

/** A ticket with what its batch waits for, by which the rules freeze it. */
function asPart(part: Part, batch: Model): SubTicket {
  if (batch.refunded_at || batch.canceled_at) return part;
  if (batch.request_refund_at) return { ...part, frozen_by: 'refund_requested' };
  return batch.request_canceled_at ? { ...part, frozen_by: 'void_requested' } : part;
}
