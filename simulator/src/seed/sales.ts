import { addDays } from '@muara/contract/rules';
import {
  CODE_ALPHABET,
  storeFood,
  foodToPrice,
  newTicket,
  NO_PAYMENT,
  receiptNumber,
  buildSubTickets,
} from '../domain/tickets/index.ts';
import { addMonths, endOfDay, HOUR_MS, MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { FoodRecord } from '../world/catalogue/foods.ts';
import type { PackageRecord } from '../world/catalogue/packages.ts';
import type { Instant, LocalDate, UserRecord } from '../world/records.ts';
import type { TicketFood } from '../world/ticket-records.ts';
import { handOut } from './batches.ts';
import { salesDays } from './calendar.ts';
import { Departures } from './departures.ts';
import { closeDrawer, countDrawer, openDrawers, type OpenDrawer } from './drawers.ts';
import { type SeedReceipt, SeedLedger, type Unposted } from './ledger.ts';
import { family, group, touringParty } from './party.ts';
import { bankReference, paymentOn } from './payments.ts';
import { PeopleGenerator } from './people-generator.ts';
import { AGENT_ID, MARKETING_ID } from './people.ts';
import { Prices } from './prices.ts';
import { printPapers } from './prints.ts';
import {
  abandonPayment,
  decideBooking,
  giveCredit,
  isUpcoming,
  leavePaymentPending,
  applyOutcome,
  type Making,
} from './ticket-outcomes.ts';
import type { Dated, Deal, Departing, Sales, SalesInput } from './sales-input.ts';
import {
  AGENT_TILES,
  DAYS,
  drawChannel,
  drawDays,
  drawPackage,
  EXHIBITION_EVERY,
  EXHIBITION_PACKAGE,
  MOST_BATCHES,
  MOST_FOR_DEMO,
  NEVER_FULL_PACKAGE,
  SCHOOL_PACKAGE,
  WRISTBAND_PACKAGE,
} from './sales-odds.ts';

/** Two months of sales on every platform, with what became of them. */
export function seedSales(input: SalesInput): Sales {
  return new SalesSeed(input).run();
}

class SalesSeed {
  readonly #input: SalesInput;
  readonly #random: Random;
  readonly #fake: PeopleGenerator;
  readonly #departures: Departures;
  readonly #packages: ReadonlyMap<number, PackageRecord>;
  readonly #sales: Pick<Sales, 'tickets' | 'subTickets' | 'shifts'> = { tickets: [], subTickets: [], shifts: [] };
  readonly #codes = new Set<string>();
  readonly #ledger = new SeedLedger();
  /** The purchases of the day, and what was paid for them by id. */
  #day: Unposted[] = [];
  readonly #receipts = new Map<number, SeedReceipt>();
  /** What was paid for the ticket that is being made. */
  #receipt: SeedReceipt | null = null;
  readonly #prices: Prices;
  readonly #turns = new Map<string, number>();
  #batches = 0;
  /** Whether somebody has bought wristbands yesterday for today. */
  #wristbands = false;
  #shiftId = 0;
  #subTicketId = 0;

  constructor(input: SalesInput) {
    this.#input = input;
    this.#random = input.random;
    this.#fake = new PeopleGenerator(input.random);
    this.#prices = new Prices(input.settings);
    this.#departures = new Departures(input.jetties, input.seaTides, input.holidays);
    this.#packages = new Map(input.packages.map((pkg) => [pkg.id, pkg]));
  }

  run(): Sales {
    for (const [index, { date, times }] of salesDays(
      this.#random,
      this.#input.today,
      DAYS,
      this.#input.tickets,
    ).entries()) {
      const shows = index % EXHIBITION_EVERY === EXHIBITION_EVERY - 5;
      const drawers = openDrawers(this.#random, date, shows, () => ++this.#shiftId);
      for (const at of times) this.#store(this.#sell(at, date, drawers), drawers);
      this.#endDay(drawers);
    }
    this.#payTwice();
    return { ...this.#sales, payments: this.#ledger.payments, ledger: this.#ledger.postings };
  }

  /** The last paid order of the mobile app was paid twice, so that a new world has a surplus. */
  #payTwice(): void {
    const paid = this.#sales.tickets.findLast(
      ({ platform, balance, refund, cancel }) => platform === 'mobile_app' && balance.isPaid && !refund && !cancel,
    );
    if (paid) this.#ledger.addSurplus(paid, (paid.balance.paidAt as number) + MINUTE_MS);
  }

  /** Closes the drawers and posts the day's sales: a void returns cash while its drawer is open. */
  #endDay(drawers: readonly OpenDrawer[]): void {
    for (const drawer of drawers) {
      const closed = closeDrawer(this.#random, drawer);
      const { postings } = this.#ledger;
      const first = postings.length;
      for (const ticket of drawer.tickets) this.#ledger.post(ticket, this.#receipts.get(ticket.id) ?? null, closed);
      this.#sales.shifts.push(countDrawer(this.#random, closed, postings.slice(first)));
    }
    for (const ticket of this.#day)
      if (ticket.shiftId === null) this.#ledger.post(ticket, this.#receipts.get(ticket.id) ?? null, null);
    this.#day = [];
    this.#receipts.clear();
  }

  #sell(at: Instant, date: LocalDate, drawers: readonly OpenDrawer[]): Making {
    const random = this.#random;
    const show = drawers.find(({ shift }) => shift.exhibition);
    if (show && random.chance(0.2)) return this.#exhibitionSale(at, date, show);
    const channel = drawChannel(random);
    if (channel === 'booking') return this.#booking(at, date);
    if (channel === 'exhibition' || (channel === 'agent_dashboard' && this.#batches < MOST_BATCHES))
      return this.#agentBatch(at, date, null);
    if (channel === 'counter' && this.#batches < MOST_BATCHES && random.chance(0.03))
      return this.#agentBatch(at, date, this.#drawerOf(drawers, 1));
    const closed = this.#departures.isHoliday(date) || channel === 'agent_dashboard';
    return this.#datedSale(closed ? 'web_app' : channel, at, date, drawers);
  }

  /** A sale with a departure: at the counter for the same day, elsewhere mostly for a later one. */
  #datedSale(channel: Dated, at: Instant, date: LocalDate, drawers: readonly OpenDrawer[]): Making {
    const random = this.#random;
    const counter = channel === 'counter';
    const online = channel === 'web_app' || channel === 'mobile_app';
    const school = counter && random.chance(0.05);
    const party = school
      ? group(random, this.#fake, 60, this.#number)
      : family(random, this.#fake, online, this.#number);
    const guideId = counter && random.chance(0.06) ? random.int(1, 6) : null;
    const later = online ? drawDays(random) : 0;
    const wristbands = !school && this.#wantsWristbands(date);
    const days = wristbands ? 1 : later === 3 ? random.int(3, 18) : later;
    const drawn = school ? SCHOOL_PACKAGE : drawPackage(random);
    const wanted = this.#package(wristbands ? WRISTBAND_PACKAGE : drawn);
    const seats = party.passengers + 4;
    let departing = this.#seats(wanted, addDays(date, days), seats, days === 0 ? at : null, 1);
    const pkg = departing ? wanted : this.#package(NEVER_FULL_PACKAGE);
    departing ??= this.#seats(pkg, addDays(date, days), seats, days === 0 ? at : null, 30);
    const discount =
      counter && guideId === null && random.chance(0.04)
        ? { type: '%' as const, value: random.pick([5, 10, 15]) }
        : null;
    const source = guideId === null ? 'none' : 'tourguide';
    const price = this.#prices.of({ pkg, counts: party.counts, source, discount });
    const drawer = counter ? this.#drawerOf(drawers, departing?.jettyId ?? 1) : null;
    const ticket = this.#make({ pkg, party, price, at, channel, drawer });
    Object.assign(ticket, departing);
    ticket.tourguideId = guideId;
    ticket.discount = discount;
    if (online && random.chance(0.3)) ticket.userId = random.pick(this.#input.customerIds);
    else if (online && this.#isForDemo()) ticket.userId = this.#input.customerIds[0] ?? null;
    if (online && random.chance(0.03) && !wristbands) {
      abandonPayment(ticket);
      this.#receipt = null;
      return ticket;
    }
    const upcoming = isUpcoming(ticket, this.#input.today);
    applyOutcome(random, ticket, upcoming, this.#turn(upcoming ? 'upcoming' : 'past'));
    printPapers(random, ticket);
    if (channel === 'terminal' && this.#turn('terminal') % 16 === 5) {
      leavePaymentPending(ticket);
      this.#receipt = null;
    }
    return ticket;
  }

  /** The demo customer buys now and then, to fill My Purchase; no more often in a large world. */
  #isForDemo(): boolean {
    const turn = this.#turn('demo customer');
    return turn % 8 === 0 && turn < MOST_FOR_DEMO * 8;
  }

  /** Yesterday's first buyer takes wristbands for today, so that a new world has some to reprint. */
  #wantsWristbands(date: LocalDate): boolean {
    if (this.#wristbands || date !== addDays(this.#input.today, -1)) return false;
    this.#wristbands = true;
    return true;
  }

  /** A VVIP or charter booking: priced with its dinner, decided by staff, paid later. */
  #booking(at: Instant, date: LocalDate): Making {
    const random = this.#random;
    const pkg = this.#package(this.#turn('booking') % 3 === 2 ? 7 : 6);
    const party = group(random, this.#fake, Math.min(pkg.maxPassenger, 24), this.#number);
    const quantities: TicketFood['quantities'] = party.counts;
    const dishes = random.chance(0.8) ? [random.pick(pkg.foodIds as readonly number[])] : [];
    const foods = dishes.map((id) => this.#input.foods.find((dish) => dish.id === id) as FoodRecord);
    const dinner = foods.map((food) => foodToPrice(food, quantities));
    const price = this.#prices.of({ pkg, counts: party.counts, foods: dinner });
    const ticket = this.#make({ pkg, party, price, at, channel: 'booking', drawer: null });
    ticket.payment = { ...NO_PAYMENT, method: 'Bank Transfer', refNo: bankReference(random), bankName: 'Maybank' };
    Object.assign(ticket, this.#seats(pkg, addDays(date, random.int(5, 28)), price.passengers, null, 300));
    ticket.adminId = MARKETING_ID;
    ticket.foods = foods.map((food) => storeFood(food, quantities));
    if (random.chance(0.3)) ticket.remark = 'Please prepare a birthday cake';
    const turn = isUpcoming(ticket, this.#input.today) ? this.#turn(pkg.vvipCharter ? 'charter' : 'vvip') : 0;
    this.#receipt = decideBooking(random, ticket, this.#input.today, turn);
    return ticket;
  }

  /**
   * An agent's open tickets: no date, no jetty, one sub-ticket per passenger.
   * They are bought online or at a counter. The demo agent buys a third of them.
   */
  #agentBatch(at: Instant, date: LocalDate, drawer: OpenDrawer | null): Making {
    this.#batches++;
    const agentId = this.#random.chance(1 / 3) ? AGENT_ID : this.#random.pick(this.#input.agentIds);
    const agent = this.#input.users.find(({ id }) => id === agentId) as UserRecord;
    const tile = drawer ? null : this.#random.pick(AGENT_TILES);
    const pkg = this.#package(this.#random.pick(drawer ? [1, 2] : [1, 2, 10]));
    const party = touringParty(this.#random, agent);
    const price = this.#prices.of({ pkg, counts: party.counts, source: 'agent', fee: this.#prices.feeOf(tile) });
    const channel = drawer ? 'counter' : 'agent_dashboard';
    const ticket = this.#make({ pkg, party, price, at, channel, drawer });
    if (tile !== null) ticket.payment = { ...ticket.payment, methodAgent: tile };
    ticket.agentId = agent.id;
    ticket.userId = drawer ? null : agent.id;
    ticket.expiredAt = this.#openUntil(date);
    printPapers(this.#random, ticket);
    const turn = drawer === null ? 0 : this.#turn('credit') % 4;
    if (turn === 1 || turn === 3) {
      giveCredit(ticket);
      this.#receipt = { at, amount: price.total, settled: turn === 3 };
    }
    return ticket;
  }

  #exhibitionSale(at: Instant, date: LocalDate, drawer: OpenDrawer): Making {
    const party = family(this.#random, this.#fake, false, this.#number);
    const pkg = this.#package(EXHIBITION_PACKAGE);
    const price = this.#prices.of({ pkg, counts: party.counts });
    const ticket = this.#make({ pkg, party, price, at, channel: 'counter', drawer });
    ticket.expiredAt = this.#openUntil(date);
    printPapers(this.#random, ticket);
    return ticket;
  }

  #make({ pkg, party, price, at, channel, drawer }: Deal): Making {
    const code = this.#code();
    const { payment, paidAt } = paymentOn(this.#random, channel, at, price.total);
    this.#receipt = { at: paidAt, amount: price.total };
    return newTicket(pkg, {
      receiptNo: receiptNumber(this.#number),
      code,
      platform: channel,
      adminId: drawer?.shift.userId ?? null,
      shiftId: drawer?.shift.id ?? null,
      posJettyId: drawer?.shift.jettyId ?? null,
      buyer: party.buyer,
      malaysian: party.malaysian,
      nonMalaysian: party.nonMalaysian,
      counts: party.counts,
      free: price.free,
      passengers: price.passengers,
      money: price.money,
      payment,
      createdAt: at,
    });
  }

  /** Seats on the wanted date or one of the next; null when all those days are full. */
  #seats(
    pkg: PackageRecord,
    wanted: LocalDate,
    passengers: number,
    notBefore: Instant | null,
    days: number,
  ): Departing | null {
    for (let later = 0; later < days; later++) {
      const departDate = later === 0 ? wanted : addDays(wanted, later);
      const departure = this.#departures.take(
        this.#random,
        pkg,
        departDate,
        passengers,
        later === 0 ? notBefore : null,
      );
      if (departure) return { ...departure, departDate };
    }
    if (days > 1) throw new Error(`no seats for package ${pkg.id} from ${wanted} on`);
    return null;
  }

  #drawerOf(drawers: readonly OpenDrawer[], jettyId: number): OpenDrawer {
    const open = drawers.filter(({ shift }) => !shift.exhibition);
    const near = open.filter(({ shift }) => shift.jettyId === jettyId);
    return this.#random.pick(near.length > 0 ? near : open);
  }

  #store(making: Making, drawers: readonly OpenDrawer[]): void {
    const ticket = Object.assign(making, { id: this.#number });
    this.#sales.tickets.push(ticket);
    this.#day.push(ticket);
    if (this.#receipt) this.#receipts.set(ticket.id, this.#receipt);
    drawers.find(({ shift }) => shift.id === ticket.shiftId)?.tickets.push(ticket);
    if (ticket.expiredAt === null) return;
    const made = buildSubTickets(ticket, this.#random, () => ++this.#subTicketId);
    const yesterday = endOfDay(addDays(this.#input.today, -1));
    this.#sales.subTickets.push(...handOut(this.#random, made, Math.max(ticket.createdAt + HOUR_MS, yesterday)));
  }

  /** Counts how often something has come, from 0. */
  #turn(what: string): number {
    const turn = this.#turns.get(what) ?? 0;
    this.#turns.set(what, turn + 1);
    return turn;
  }

  /** The number of the ticket that is being made. */
  get #number(): number {
    return this.#sales.tickets.length + 1;
  }

  #openUntil(date: LocalDate): Instant {
    return endOfDay(addMonths(date, this.#input.settings.agentsTicketExpiryPeriod));
  }

  #package(id: number): PackageRecord {
    return this.#packages.get(id) as PackageRecord;
  }

  #code(): string {
    for (;;) {
      const code = `MRC${this.#random.text(CODE_ALPHABET, 8)}`;
      if (this.#codes.has(code)) continue;
      this.#codes.add(code);
      return code;
    }
  }
}
