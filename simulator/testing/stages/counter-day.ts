import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { addDays, priceOrder, toRinggit, toSen, type CashierDiscount, type Counts } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { foodToPrice, getPricing } from '../../src/domain/tickets/index.ts';
import { type Random } from '../../src/world/random.ts';
import { getSettings } from '../../src/world/world.ts';
import type { TestCaller, TestSimulator } from '../index.ts';
import { plainMoney, unpaidBalance } from '../samples/balances.ts';
import { bookingIn, guestIn, PDF } from '../samples/counter.ts';
import { EMPTY_DAY, nonce } from './sales.ts';

type Sale = OperationMap['generateTicket']['body'];
type Pay = Pick<Sale, 'payment_method' | 'cash_in' | 'cash_out' | 'receipt_data'>;

const BUYER = { name: 'Nur Aina', company_name: 'Jaya Travel', email: 'aina@jaya.test', contact: '60123456789' };
/** What a counter does all day; mostly families. */
export const KINDS = [
  'family',
  'family',
  'family',
  'discount',
  'agent',
  'guide',
  'vvip',
  'charter',
  'dishes',
  'foc',
  'booking',
] as const;

/** A till's own books of today, compared with every figure of the server. */
class Ledger {
  drawer = 20_000;
  methods = new Map<string, number>();
  /** Codes of sold tickets, with their totals. */
  sold = new Map<string, number>();
  /** Totals of fully paid bookings. */
  bookings = new Map<string, number>();

  take(method: string, due: number, cash: { in?: number; out?: number | null }): void {
    this.methods.set(method, (this.methods.get(method) ?? 0) + due);
    if (method !== 'Cash') return;
    this.drawer += toSen(cash.in ?? 0) - toSen(cash.out ?? 0);
  }
}

/** A cashier who sells and settles at random, and keeps the books. */
export class CounterDay {
  readonly ledger = new Ledger();
  readonly #sim: TestSimulator;
  readonly #till: TestCaller;
  readonly #random: Random;
  #boats = 0;

  constructor(sim: TestSimulator, till: TestCaller, random: Random) {
    this.#sim = sim;
    this.#till = till;
    this.#random = random;
  }

  async run(kind: (typeof KINDS)[number]): Promise<void> {
    this.#sim.clock.pass(11_000);
    const random = this.#random;
    switch (kind) {
      case 'family':
        return this.#sell(random.pick([1, 2, 4, 5]), this.#counts(), {});
      case 'discount':
        return this.#sell(random.pick([1, 2]), this.#counts(), {}, this.#discount());
      case 'agent':
        return this.#sell(random.pick([1, 2]), { adult: random.int(8, 40) }, { agent_id: 9 });
      case 'guide':
        return this.#sell(
          random.pick([1, 2]),
          { adult: random.int(2, 30), child: 1 },
          { tourguide_id: random.int(1, 6) },
        );
      case 'vvip':
        return this.#sell(6, { adult: random.int(4, 20) }, this.#boat());
      case 'charter':
        return this.#sell(
          7,
          { adult: random.int(4, 20) },
          { ...this.#boat(), ...(random.chance(0.5) && { agent_id: 9 }) },
        );
      case 'foc':
        return this.#give();
      case 'dishes':
        return this.#serve();
      case 'booking':
        return this.#settle();
    }
  }

  async #sell(packageId: number, counts: Counts, part: Partial<Sale>, discount: CashierDiscount | null = null) {
    const { tables } = this.#sim.world;
    const settings = getSettings(this.#sim.world);
    const priced = priceOrder({
      mode: 'sale',
      package: getPricing(tables.packages.must(packageId)),
      source: part.agent_id ? 'agent' : part.tourguide_id ? 'tourguide' : 'none',
      counts,
      foods: [],
      minisigua: settings.minisigua,
      cashierDiscount: discount,
      enableDiscount: true,
      fee: null,
    });
    const pay = this.#pay(priced.total);
    const totals = Object.entries(counts).map(([category, count]) => [`total_${category}`, count]);
    const { ticket } = await this.#till.call('generateTicket', {
      body: {
        _: nonce(),
        platform: 'counter',
        package_id: packageId,
        jetty_id: 1,
        malaysian: true,
        state: 'Melaka',
        ...BUYER,
        ...Object.fromEntries(totals),
        amount: toRinggit(priced.base + priced.minisigua),
        amount_discount: toRinggit(priced.cashier),
        ...(discount && {
          discount_type: discount.type,
          discount_value: discount.type === 'RM' ? toRinggit(discount.value) : discount.value,
        }),
        ...pay,
        ...part,
      },
    });
    this.#book(ticket!, pay);
  }

  async #serve() {
    const { tables } = this.#sim.world;
    const guest = guestIn(this.#sim);
    const quantities = { adult: this.#random.int(1, guest.counts.adult!) };
    const dish = this.#random.pick([1, 2, 3, 4]);
    const { prices } = foodToPrice(tables.foods.must(dish), quantities);
    const total = prices.adult * quantities.adult;
    const pay = this.#pay(total);
    const { ticket } = await this.#till.call('generateDining', {
      body: {
        _: nonce(),
        id: guest.id,
        platform: 'counter',
        amount: 0,
        amount_food: toRinggit(total),
        foods: [{ id: dish, total_adult: quantities.adult }],
        ...pay,
      },
    });
    this.#book(ticket!, pay);
  }

  async #give() {
    const body = { _: nonce(), platform: 'counter', foc: 1, tourguide_id: this.#random.int(1, 6), amount: 0 } as const;
    const { ticket } = await this.#till.call('generateTicket', { body: { ...body, malaysian: true, total_adult: 1 } });
    this.#book(ticket!, { payment_method: 'FOC' });
  }

  /** Settles a booking: in full, or in two payments. */
  async #settle() {
    const { tickets } = this.#sim.world.tables;
    const { id: _, ...model } = bookingIn(this.#sim, 'Pending');
    const number = tickets.nextId;
    const total = this.#random.int(10_001, 99_999);
    const partial = this.#random.chance(0.6);
    const money = plainMoney(model, total);
    const booking = tickets.insert({
      ...model,
      code: `MRCBK${number}`,
      receiptNo: `R-BK${number}`,
      nonce: null,
      bookingStatus: 'Approved',
      money,
      balance: unpaidBalance({ money }),
      payment: { ...model.payment, partial },
    });
    const discount = this.#random.chance(0.3) ? this.#random.int(1, 5_000) : 0;
    const halves = partial ? [Math.round(total / 2), total - Math.round(total / 2)] : [total];
    const parts = halves.slice(0, this.#random.chance(0.2) ? 1 : undefined);
    for (const [index, half] of parts.entries()) {
      const off = index === 0 ? discount : 0;
      const pay = this.#pay(half - off);
      const body = { _: nonce(), id: booking.id, ...pay, payment_method: pay.payment_method ?? '' };
      const answer = await this.#till.call('acceptPayment', {
        body: { ...body, amount_to_pay: toRinggit(half), amount_discount: toRinggit(off) },
      });
      this.ledger.take(body.payment_method, half - off, { in: pay.cash_in, out: answer.cash_out });
      if (answer.ticket?.is_paid) this.ledger.bookings.set(booking.code, total - discount);
    }
  }

  #book(ticket: NonNullable<OperationMap['generateTicket']['answer']['ticket']>, pay: Pay): void {
    const total = toSen(ticket.total_amount);
    this.ledger.sold.set(ticket.code, total);
    this.ledger.take(pay.payment_method ?? '', total, { in: pay.cash_in, out: ticket.cash_out });
  }

  #counts(): Counts {
    const random = this.#random;
    const counts: Record<string, number> = { adult: random.int(1, 6) };
    for (const category of PRICED_CATEGORIES)
      if (!category.endsWith('_foreigner') && random.chance(0.25)) counts[category] = random.int(1, 4);
    if (random.chance(0.2)) counts['baby'] = 1;
    return counts;
  }

  #discount(): CashierDiscount {
    const random = this.#random;
    return random.chance(0.5)
      ? { type: '%', value: random.int(1, 10_000) / 100 }
      : { type: 'RM', value: random.int(1, 3_000) };
  }

  /** Sells a private boat in a free slot. */
  #boat(): Partial<Sale> {
    const boat = this.#boats++;
    return { jetty_id: 2, depart_date: addDays(EMPTY_DAY, boat), slot: '15:00 - 16:00' };
  }

  #pay(total: number): Pay {
    const random = this.#random;
    const method = random.weighted([
      ['Cash', 10],
      ['Card', 3],
      ['Bank Transfer', 2],
      ['Credit Facility', 1],
    ]);
    if (method === 'Cash') {
      const note = random.pick([1, 5, 100, 1_000, 5_000]);
      const tendered = Math.ceil(total / note) * note;
      return { payment_method: method, cash_in: toRinggit(tendered), cash_out: toRinggit(tendered - total) };
    }
    if (method === 'Bank Transfer')
      return { payment_method: method, receipt_data: { ref_no: nonce(), bank_name: 'CIMB' } };
    if (method === 'Card') return { payment_method: method, receipt_data: { terminal_id: 'K9-1', ref_no: nonce() } };
    return { payment_method: method, receipt_data: { document: { name: `${nonce()}.pdf`, data: PDF } } };
  }
}
