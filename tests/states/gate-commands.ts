import { rules } from '@muara/contract/rules';
import type { TicketToBoard } from '@muara/contract/rules/boarding/shapes';
import { nonce } from '../../simulator/testing/stages/sales.ts';
import type { Command, Make } from './commands.ts';
import { DONE, type Model, type Outcome, type Part, refused } from './model.ts';
import type { Stage } from './stage.ts';

/** What the gate does with a purchase. */
export const GATE_COMMANDS: Record<string, Make> = {
  board: (model, _pick, stage) => boarding('validateTicket', model, stage, model.passengers - countAhead(model)),
  'board a part': (model, pick, stage) =>
    boarding('partialValidate', model, stage, 1 + (pick % Math.max(1, model.passengers - countAhead(model)))),
  'undo the boarding': (model, _pick, stage) => ({
    who: 'csa',
    id: 'undoValidation',
    input: { body: { validation_id: model.boardings.at(-1)?.id ?? 999_999 } },
    expected: undoing(model, stage),
  }),
  'start the trip': (_model, _pick, stage) => ({
    who: 'csa',
    id: 'startTrip',
    input: { body: { ...stage.session, total_passenger: Math.max(1, stage.aboard) } },
    expected: starting(stage),
  }),
};

/** What the gate does with one ticket of a batch. */
export const GATE_PART_COMMANDS: Record<string, (part: Part, batch: Model, stage: Stage) => Command> = {
  'board one': (part, batch, stage) => {
    const { code, qrcode } = stage.sim.world.tables.subTickets.must(part.id);
    const verdict = rules.checkBoarding(partToBoard(part, batch), stage.trip, stage.sim.world.clock.now());
    return {
      who: 'csa',
      id: 'validateTicket',
      input: { body: { ...stage.session, id: part.id, code, qrcode, _: nonce() } },
      expected:
        verdict.result === 'ready'
          ? {
              change(model) {
                part.validated_at = DONE;
                model.total_ticket_used++;
                stage.aboard++;
              },
            }
          : refused(verdict.code),
    };
  },
};

/** Passengers of a purchase who have boarded. */
function countAhead({ boardings }: Model): number {
  return boardings.reduce((sum, { passengers }) => sum + passengers, 0);
}

function boarding(id: 'validateTicket' | 'partialValidate', model: Model, stage: Stage, passengers: number): Command {
  const { code } = model;
  const verdict = rules.checkBoarding(toBoard(model), stage.trip, stage.sim.world.clock.now());
  const body = { ...stage.session, id: model.id, code, qrcode: code, _: nonce() };
  const isWhole = countAhead(model) + passengers === model.passengers;
  return {
    who: 'csa',
    id,
    input: { body: id === 'validateTicket' ? body : { ...body, category: 'adult', quantity: passengers } },
    expected: model.deleted
      ? refused('ticket_not_found')
      : verdict.result === 'ready'
        ? {
            change(it) {
              it.boardings.push({ passengers, at: stage.sim.world.clock.now(), id: stage.lastValidation() });
              stage.aboard += passengers;
              it.partial_validate = [...it.partial_validate, DONE];
              it.no_show = false;
              if (!isWhole) return;
              it.used = true;
              it.validated_at = DONE;
            },
          }
        : refused(verdict.code),
  };
}

/** Sent within ten minutes, the start of a trip with as many passengers finds the one that it started. */
function starting(stage: Stage): Outcome {
  const now = stage.sim.world.clock.now();
  const { aboard, started } = stage;
  if (aboard === 0)
    return started.passengers === 1 && now - started.at < 600_000 ? { change() {} } : refused('trip_empty');
  return {
    change() {
      stage.aboard = 0;
      stage.started = { at: now, passengers: aboard };
    },
  };
}

function undoing(model: Model, stage: Stage): Outcome {
  const last = model.boardings.at(-1);
  if (last === undefined) return refused('validation_not_found');
  const verdict = rules.checkUndo(
    { at: last.at, undone: false, isLast: true, tripStarted: last.at <= stage.started.at },
    stage.sim.world.clock.now(),
  );
  if (!verdict.ok) return refused(verdict.code);
  return {
    change(it) {
      it.boardings.pop();
      stage.aboard -= last.passengers;
      it.partial_validate = it.partial_validate.slice(0, -1);
      it.used = false;
      it.validated_at = null;
    },
  };
}

function toBoard(model: Model): TicketToBoard {
  return {
    is_paid: model.is_paid,
    used: model.used,
    expired: model.expired,
    expired_at: model.expired_at,
    depart_date: model.depart_date,
    jetty_id: model.jetty_id,
    jetty: { name: '' },
    slot: model.slot,
    request_refund_at: model.request_refund_at,
    refunded_at: model.refunded_at,
    request_canceled_at: model.request_canceled_at,
    canceled_at: model.canceled_at,
    boarded: model.validated_at === null ? null : { at: DONE, by: '' },
    passengers_left: model.passengers - countAhead(model),
    total_ticket: model.parts.length,
    dining_only: false,
    replaced: false,
  };
}

/** One ticket of a batch as the gate sees it: what its batch waits for freezes it. */
function partToBoard(part: Part, batch: Model): TicketToBoard {
  const isOpen = batch.refunded_at === null && batch.canceled_at === null;
  return {
    ...toBoard(batch),
    used: false,
    expired: part.expired,
    request_refund_at: isOpen ? batch.request_refund_at : null,
    refunded_at: batch.refunded_at,
    request_canceled_at:
      part.request_canceled_at ?? (isOpen && !batch.request_refund_at ? batch.request_canceled_at : null),
    canceled_at: part.canceled_at,
    boarded: part.validated_at === null ? null : { at: DONE, by: '' },
    passengers_left: 1,
    total_ticket: 0,
  };
}
