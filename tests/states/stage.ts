import type { Ticket } from '@muara/contract/types';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { rules } from '@muara/contract/rules';
import { toLocalDate } from '@muara/contract/rules/dates/to-local-date';
import { getSeatHolder } from '../../simulator/src/domain/tickets/index.ts';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../simulator/testing/index.ts';
import { PDF } from '../../simulator/testing/samples/counter.ts';
import { TRIP_SESSION } from '../../simulator/testing/samples/scanner.ts';
import { counterSale, nonce } from '../../simulator/testing/stages/sales.ts';
import type { Model, Part } from './model.ts';

const JETTY = 3;
const SLOT = '14:00 - 15:00';
const SEATS = 40;
const FIRST_DAY = '2026-03-11';
const AGENT_ID = 9;

/** A world with three purchases and two bookings, and what the rules know of each. */
export class Stage {
  readonly slot = SLOT;
  readonly models: Model[] = [];
  /** What was paid on which day, in RM, by code. */
  readonly paid = new Map<string, string>();
  /** The trip at the gate: the jetty and slot of every dated purchase, and a boat that nobody fills. */
  readonly session = { ...TRIP_SESSION, jetty_id: JETTY, time: SLOT, total_passenger: 200 };
  readonly trip = { jetty_id: JETTY, time: SLOT, remaining_passenger: 200 };
  /** Passengers who boarded it since the last one started, and when that was. */
  aboard = 0;
  started = { at: 0, passengers: 0 };

  private constructor(
    readonly sim: TestSimulator,
    readonly callers: Record<'manager' | 'cashier' | 'agent' | 'csa', TestCaller>,
  ) {}

  static async open(): Promise<Stage> {
    const sim = createTestSimulator();
    const [manager, cashier, agent, csa] = await Promise.all(
      ['manager', 'cashier', 'agent', 'csa'].map((account) => sim.as(account)),
    );
    await (cashier as TestCaller).call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const stage = new Stage(sim, { manager, cashier, agent, csa } as Stage['callers']);
    const today = stage.today();
    await stage.sell({ total_adult: 4, amount: 180, cash_in: 180, depart_date: today });
    await stage.sell({
      depart_date: today,
      total_adult: 6,
      amount: 270,
      payment_method: 'Credit Facility',
      name: 'Nur Aina',
      company_name: 'Jaya Travel',
      email: 'aina@jaya.test',
      contact: '60123456789',
      receipt_data: { document: { name: 'letter.pdf', data: PDF } },
    });
    await stage.sell({
      package_id: 1,
      jetty_id: null,
      depart_date: null,
      slot: null,
      agent_id: AGENT_ID,
      total_adult: 10,
      amount: 300,
      cash_in: 270,
    });
    await stage.book(8);
    await stage.book(6);
    return stage;
  }

  /** A date to move to: yesterday, tomorrow, or one of the days after. */
  dayOf(pick: number): string {
    return addDays(this.today(), [-1, 1, 2, 4, 7][pick % 5] as number);
  }

  /** Whether boats leave on a date. */
  checkDay(date: string): ReturnType<typeof rules.checkDate> {
    const { holidays } = this.sim.world.tables;
    return rules.checkDate({
      date,
      now: this.sim.world.clock.now(),
      platform: 'counter',
      vvip: false,
      edit: true,
      holidays: holidays.all().map(({ start, end, details }) => ({ start, end, details })),
      package: null,
    });
  }

  today(): string {
    return toLocalDate(this.sim.world.clock.now());
  }

  /** Seats of the slot on a date that others leave to a purchase, counted record by record. */
  freeSeats(date: string, except?: Model): number {
    let taken = 0;
    for (const ticket of this.sim.world.tables.tickets.all()) {
      if (ticket.jettyId !== JETTY || ticket.departDate !== date || ticket.slot !== SLOT || ticket.id === except?.id)
        continue;
      if (ticket.booking?.deletedAt != null) continue;
      if (rules.holdsCapacity(getSeatHolder(ticket), this.sim.world.clock.now())) taken += ticket.passengers;
    }
    return Math.max(0, SEATS - taken);
  }

  /** The id of what the gate has done last. */
  lastValidation(): number {
    return Math.max(...this.sim.world.tables.validations.all().map(({ id }) => id));
  }

  paidToday({ code }: Pick<Model, 'code'>): void {
    this.paid.set(code, this.today());
  }

  private async sell(part: object): Promise<void> {
    const { ticket } = await this.callers.cashier.call('generateTicket', {
      body: counterSale({
        package_id: 3,
        jetty_id: JETTY,
        depart_date: FIRST_DAY,
        slot: SLOT,
        total_child: 0,
        cash_out: 0,
        ...part,
      }),
    });
    this.add(ticket as Ticket);
    this.paidToday(ticket as Ticket);
  }

  private async book(passengers: number): Promise<void> {
    const { ticket } = await this.callers.manager.call('saveBooking', {
      body: {
        _: nonce(),
        name: 'Puan Salmah',
        company_name: 'Sekolah Kebangsaan Bukit Beruang',
        address: 'Jalan Bukit Beruang',
        email: 'salmah@school.test',
        emails: [],
        contact: '0612345678',
        state: 'Melaka',
        group_type: 'Primary School',
        package_id: 6,
        depart_date: addDays(FIRST_DAY, 4),
        jetty_id: JETTY,
        slot: SLOT,
        total_adult: passengers,
        amount: passengers * 120,
        amount_food: 0,
      },
    });
    this.add(ticket as Ticket);
  }

  private add(ticket: Ticket): void {
    const parts = this.sim.world.tables.subTickets.by('ticket', ticket.id).map(({ id }): Part => ({
      id,
      sold: false,
      user_id: null,
      validated_at: null,
      request_canceled_at: null,
      canceled_at: null,
      expired: false,
    }));
    this.models.push({
      ...ticket,
      status: ticket.status ?? null,
      credit_facility_paid: ticket.credit_facility_paid,
      passengers: ticket.total_passengers,
      partial_validate: [],
      deleted: false,
      partial: false,
      approved: false,
      boardings: [],
      inDrawer: ticket.payment_method === 'Cash',
      parts,
    });
  }
}
