import { addDays, priceOrder, type CashierDiscount, type PriceSource, type ProcessingFee } from '@muara/contract/rules';
import { addMonths, endOfDay, HOUR_MS, MINUTE_MS } from '../local-time.ts';
import type { Random } from '../random.ts';
import type { FoodRecord, HolidayRecord, Instant, JettyRecord, LocalDate, PackageRecord, SeaTideRecord, SettingsRecord, ShiftRecord, UserRecord } from '../records.ts';
import type { SubTicketRecord, TicketFood, TicketMoney, TicketPayment, TicketRecord } from '../ticket-records.ts';
import { subTicketsOf } from '../sub-tickets.ts';
import {
  CODE_ALPHABET,
  foodOf,
  foodToPrice,
  moneyOf,
  newTicket,
  NO_PAYMENT,
  pricingOf,
  receiptNumber,
} from '../ticket-draft.ts';
import { handOut } from './batches.ts';
import { salesDays } from './calendar.ts';
import { Departures } from './departures.ts';
import { closeDrawer, openDrawers, type OpenDrawer } from './drawers.ts';
import { abandon, decideBooking, isUpcoming, meetFate, printReceipts, type Making } from './fate.ts';
import { lottery } from './lottery.ts';
import { family, group, type Party } from './party.ts';
import { AGENT_ID, MARKETING_ID } from './people.ts';

export interface SalesInput {
  random: Random;
  today: LocalDate;
  /** How many purchases to make. */
  tickets: number;
  settings: SettingsRecord;
  users: readonly UserRecord[];
  agentIds: readonly number[];
  customerIds: readonly number[];
  jetties: readonly JettyRecord[];
  packages: readonly PackageRecord[];
  foods: readonly FoodRecord[];
  holidays: readonly HolidayRecord[];
  seaTides: readonly SeaTideRecord[];
}

export interface Sales {
  tickets: TicketRecord[];
  subTickets: SubTicketRecord[];
  shifts: ShiftRecord[];
}

type Dated = 'counter' | 'web_app' | 'mobile_app' | 'kiosk' | 'terminal';
type Channel = Dated | 'booking' | 'agent_dashboard' | 'exhibition';
/** What a sale costs, and who boards for it. */
interface Price {
  money: TicketMoney;
  total: number;
  free: number;
  heads: number;
}
type Departing = Pick<Making, 'jettyId' | 'departDate' | 'slot'>;

const DAYS = 60;
/** One day in a fortnight an exhibition is on the road. */
const EXHIBITION_EVERY = 14;
const drawChannel = lottery<Channel>([
  ['counter', 54],
  ['web_app', 16],
  ['mobile_app', 6],
  ['kiosk', 5],
  ['terminal', 7],
  ['booking', 7],
  ['agent_dashboard', 5],
]);
const drawMethod = lottery([
  ['Cash', 62],
  ['Card', 18],
  ['QR Pay', 14],
  ['Bank Transfer', 6],
]);
/** Package ids; see catalogue.ts. */
const drawPackage = lottery([
  [1, 46],
  [2, 24],
  [3, 12],
  [4, 10],
  [5, 8],
]);
/** Days from purchase to departure, online; 3 stands for later. */
const drawDays = lottery([
  [0, 2],
  [1, 3],
  [2, 2],
  [3, 4],
]);
const SCHOOL_PACKAGE = 9;
const EXHIBITION_PACKAGE = 8;
const NEVER_FULL_PACKAGE = 2;
const AGENT_TILES = ['FPX', 'Credit Card', 'E-Wallet'];
/** Larger worlds do not need more open batches, and each costs a record a head. */
const MOST_BATCHES = 240;
const NOTES = [100, 500, 1000, 2000, 5000, 10_000];

/** Two months of sales on every platform, with what became of them. */
export function seedSales(input: SalesInput): Sales {
  return new SalesSeed(input).run();
}

class SalesSeed {
  readonly #input: SalesInput;
  readonly #random: Random;
  readonly #departures: Departures;
  readonly #packages: ReadonlyMap<number, PackageRecord>;
  readonly #sales: Sales = { tickets: [], subTickets: [], shifts: [] };
  readonly #codes = new Set<string>();
  readonly #prices = new Map<string, Price>();
  readonly #turns = new Map<string, number>();
  #batches = 0;
  #shiftId = 0;
  #subTicketId = 0;

  constructor(input: SalesInput) {
    this.#input = input;
    this.#random = input.random;
    this.#departures = new Departures(input.jetties, input.seaTides, input.holidays);
    this.#packages = new Map(input.packages.map((offer) => [offer.id, offer]));
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
      for (const drawer of drawers) this.#sales.shifts.push(closeDrawer(this.#random, drawer));
    }
    return this.#sales;
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
    const party = school ? group(random, 60, this.#number) : family(random, online, this.#number);
    const guideId = counter && random.chance(0.06) ? random.int(1, 6) : null;
    const later = online ? drawDays(random) : 0;
    const days = later === 3 ? random.int(3, 18) : later;
    const wanted = this.#package(school ? SCHOOL_PACKAGE : drawPackage(random));
    const seats = party.heads + 4;
    let departing = this.#seats(wanted, addDays(date, days), seats, days === 0 ? at : null, 1);
    const offer = departing ? wanted : this.#package(NEVER_FULL_PACKAGE);
    departing ??= this.#seats(offer, addDays(date, days), seats, days === 0 ? at : null, 30);
    const discount =
      counter && guideId === null && random.chance(0.04)
        ? { type: '%' as const, value: random.pick([5, 10, 15]) }
        : null;
    const priced = this.#price(offer, party, guideId === null ? 'none' : 'tourguide', { discount });
    const drawer = counter ? this.#drawerOf(drawers, departing?.jettyId ?? 1) : null;
    const ticket = this.#make(offer, party, priced, at, channel, this.#pay(channel, at, priced.total, drawer), drawer);
    Object.assign(ticket, departing);
    ticket.tourguideId = guideId;
    ticket.discount = discount;
    if (online && random.chance(0.3)) ticket.userId = random.pick(this.#input.customerIds);
    if (online && random.chance(0.03)) {
      abandon(ticket);
      return ticket;
    }
    const upcoming = isUpcoming(ticket, this.#input.today);
    meetFate(random, ticket, upcoming, this.#turn(upcoming ? 'upcoming' : 'past'));
    printReceipts(random, ticket);
    return ticket;
  }

  /** A VVIP or charter booking: priced with its dinner, decided by staff, paid later. */
  #booking(at: Instant, date: LocalDate): Making {
    const random = this.#random;
    const offer = this.#package(this.#turn('booking') % 3 === 2 ? 7 : 6);
    const party = group(random, Math.min(offer.maxPassenger, 24), this.#number);
    const quantities: TicketFood['quantities'] = party.counts;
    const dishes = random.chance(0.8) ? [random.pick(offer.foodIds as readonly number[])] : [];
    const foods = dishes.map((id) => this.#input.foods.find((dish) => dish.id === id) as FoodRecord);
    const priced = this.#price(offer, party, 'none', { foods: foods.map((food) => foodToPrice(food, quantities)) });
    const payment = { ...NO_PAYMENT, method: 'Bank Transfer', refNo: this.#reference(), bankName: 'Maybank' };
    const ticket = this.#make(offer, party, priced, at, 'booking', payment, null);
    Object.assign(ticket, this.#seats(offer, addDays(date, random.int(5, 28)), priced.heads, null, 300));
    ticket.adminId = MARKETING_ID;
    ticket.foods = foods.map((food) => foodOf(food, quantities));
    if (random.chance(0.3)) ticket.remark = 'Please prepare a birthday cake';
    const turn = isUpcoming(ticket, this.#input.today) ? this.#turn(offer.vvipCharter ? 'charter' : 'vvip') : 0;
    decideBooking(random, ticket, this.#input.today, turn);
    return ticket;
  }

  /** An agent's open tickets: no date, no jetty, one sub-ticket a head; bought online or at a counter. The demo agent buys a third of them. */
  #agentBatch(at: Instant, date: LocalDate, drawer: OpenDrawer | null): Making {
    this.#batches++;
    const agentId = this.#random.chance(1 / 3) ? AGENT_ID : this.#random.pick(this.#input.agentIds);
    const agent = this.#input.users.find(({ id }) => id === agentId) as UserRecord;
    const tile = drawer ? null : this.#random.pick(AGENT_TILES);
    const offer = this.#package(this.#random.pick(drawer ? [1, 2] : [1, 2, 10]));
    const party = this.#agentParty(agent);
    const priced = this.#price(offer, party, 'agent', { fee: this.#feeOf(tile) });
    const channel = drawer ? 'counter' : 'agent_dashboard';
    const payment = { ...this.#pay(channel, at, priced.total, drawer), methodAgent: tile };
    const ticket = this.#make(offer, party, priced, at, channel, payment, drawer);
    ticket.agentId = agent.id;
    ticket.userId = drawer ? null : agent.id;
    ticket.expiredAt = this.#openUntil(date);
    printReceipts(this.#random, ticket);
    return ticket;
  }

  #exhibitionSale(at: Instant, date: LocalDate, drawer: OpenDrawer): Making {
    const party = family(this.#random, false, this.#number);
    const offer = this.#package(EXHIBITION_PACKAGE);
    const priced = this.#price(offer, party, 'none', {});
    const ticket = this.#make(
      offer,
      party,
      priced,
      at,
      'counter',
      this.#pay('counter', at, priced.total, drawer),
      drawer,
    );
    ticket.expiredAt = this.#openUntil(date);
    printReceipts(this.#random, ticket);
    return ticket;
  }

  #make(
    offer: PackageRecord,
    party: Party,
    priced: Price,
    at: Instant,
    platform: string,
    payment: TicketPayment,
    drawer: OpenDrawer | null,
  ): Making {
    return newTicket(offer, {
      receiptNo: receiptNumber(this.#number),
      code: this.#code(),
      platform,
      adminId: drawer?.shift.userId ?? null,
      shiftId: drawer?.shift.id ?? null,
      posJettyId: drawer?.shift.jettyId ?? null,
      buyer: party.buyer,
      malaysian: party.malaysian,
      nonMalaysian: party.nonMalaysian,
      counts: party.counts,
      free: priced.free,
      heads: priced.heads,
      money: priced.money,
      payment,
      createdAt: at,
    });
  }

  /** Families are much alike: most prices have been worked out before. */
  #price(
    offer: PackageRecord,
    party: Party,
    source: PriceSource,
    part: { discount?: CashierDiscount | null; fee?: ProcessingFee | null; foods?: ReturnType<typeof foodToPrice>[] },
  ): Price {
    const key = part.foods
      ? null
      : `${offer.id} ${source} ${part.discount?.value} ${part.fee?.method} ${JSON.stringify(party.counts)}`;
    const known = key === null ? undefined : this.#prices.get(key);
    if (known) return known;
    const order = priceOrder({
      mode: 'sale',
      package: pricingOf(offer),
      source,
      counts: party.counts,
      foods: part.foods ?? [],
      minisigua: this.#input.settings.minisigua,
      cashierDiscount: part.discount ?? null,
      enableDiscount: this.#input.settings.enableDiscount,
      fee: part.fee ?? null,
    });
    const price = { money: moneyOf(order), total: order.total, free: order.free, heads: order.heads };
    if (key !== null) this.#prices.set(key, price);
    return price;
  }

  /** Seats on the wanted date or one of the next; null when all those days are full. */
  #seats(
    offer: PackageRecord,
    wanted: LocalDate,
    heads: number,
    notBefore: Instant | null,
    days: number,
  ): Departing | null {
    for (let later = 0; later < days; later++) {
      const departDate = later === 0 ? wanted : addDays(wanted, later);
      const departure = this.#departures.take(this.#random, offer, departDate, heads, later === 0 ? notBefore : null);
      if (departure) return { ...departure, departDate };
    }
    if (days > 1) throw new Error(`no seats for package ${offer.id} from ${wanted} on`);
    return null;
  }

  #drawerOf(drawers: readonly OpenDrawer[], jettyId: number): OpenDrawer {
    const open = drawers.filter(({ shift }) => !shift.exhibition);
    const near = open.filter(({ shift }) => shift.jettyId === jettyId);
    return this.#random.pick(near.length > 0 ? near : open);
  }

  #pay(channel: string, at: Instant, total: number, drawer: OpenDrawer | null): TicketPayment {
    const paid = { ...NO_PAYMENT, isPaid: true, paidAt: at };
    if (channel === 'terminal')
      return { ...paid, method: 'Card', terminalId: `K9-${this.#random.int(1, 6)}`, transactionId: this.#reference() };
    if (channel === 'kiosk')
      return {
        ...paid,
        method: 'QR Pay',
        kioskId: `KIOSK-${this.#random.int(1, 3)}`,
        transactionId: this.#reference(),
      };
    if (!drawer)
      return {
        ...paid,
        method: 'ipay88',
        paidAt: at + this.#random.int(1, 6) * MINUTE_MS,
        transactionId: this.#reference(),
      };
    const method = drawMethod(this.#random);
    if (method !== 'Cash') {
      const bankName = method === 'Bank Transfer' ? this.#random.pick(['Maybank', 'CIMB', 'Public Bank']) : null;
      return { ...paid, method, refNo: this.#reference(), bankName };
    }
    const note = this.#random.pick(NOTES);
    const cashIn = Math.ceil(total / note) * note;
    return { ...paid, method, cashIn, cashOut: cashIn - total };
  }

  #agentParty(agent: UserRecord): Party {
    const adult = this.#random.int(8, 24);
    const child = this.#random.chance(0.3) ? this.#random.int(2, 10) : 0;
    const buyer = {
      name: agent.name,
      companyName: agent.companyName,
      email: agent.email,
      emails: [],
      contact: agent.contact,
      address: agent.agent?.address ?? null,
      state: agent.agent?.state ?? null,
      country: null,
      groupType: 'Agent',
    };
    return {
      counts: child > 0 ? { adult, child } : { adult },
      heads: adult + child,
      malaysian: true,
      nonMalaysian: false,
      buyer,
    };
  }

  #feeOf(tile: string | null): ProcessingFee | null {
    const fee = tile === null ? undefined : this.#input.settings.processingFees[tile];
    return tile !== null && fee ? { method: tile, ...fee } : null;
  }

  #store(making: Making, drawers: readonly OpenDrawer[]): void {
    const ticket = Object.assign(making, { id: this.#number });
    this.#sales.tickets.push(ticket);
    drawers.find(({ shift }) => shift.id === ticket.shiftId)?.tickets.push(ticket);
    if (ticket.expiredAt === null) return;
    const made = subTicketsOf(ticket, this.#random, () => ++this.#subTicketId);
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

  #reference(): string {
    return `T${this.#random.int(100_000_000, 999_999_999)}`;
  }
}
