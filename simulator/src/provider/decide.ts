import type { ProviderPaymentRecord } from '../world/online-records.ts';
import { nextNumber, type World } from '../world/world.ts';
import { leftPage, REASONS, refusalPage, resultPage, type Page } from './pages.ts';
import { resultOf } from './result.ts';
import type { Teller } from './tell-shop.ts';

const LATE_MS = 45_000;

/** What the buyer's choice is played with. */
interface Choice {
  world: World;
  teller: Teller;
  payment: ProviderPaymentRecord;
  form: URLSearchParams;
  /** Address of the shop. */
  shop: string;
}

/** What a buyer can have happen, by the value of the button. */
const CHOICES: Readonly<Record<string, (choice: Choice) => Page>> = {
  pay(choice) {
    const paid = pay(choice);
    return back(choice, paid, choice.teller.now(choice.world, paid));
  },
  twice(choice) {
    const paid = pay(choice);
    choice.teller.now(choice.world, paid);
    return back(choice, paid, choice.teller.now(choice.world, paid));
  },
  late(choice) {
    const { world, teller, shop } = choice;
    teller.later(world, pay(choice), LATE_MS);
    const text = `The shop hears of it in ${LATE_MS / 1_000} seconds, and your browser does not go back.`;
    return { status: 200, html: leftPage('Paid', text, shop) };
  },
  fail(choice) {
    const { world, teller, form } = choice;
    const reason = REASONS.find((known) => known === form.get('reason'));
    if (!reason) return undecided('reason: choose one of the list');
    const failed = settle(choice, { state: 'failed', reason });
    return back(choice, failed, teller.now(world, failed));
  },
  leave(choice) {
    settle(choice, { state: 'left' });
    return { status: 200, html: leftPage('Left', 'You left without paying. Nobody is told.', choice.shop) };
  },
};

/** Ends an open payment as the buyer chose; one that has ended stays as it is. */
export function decide(world: World, teller: Teller, form: URLSearchParams, shop: string): Page {
  const payment = world.tables.providerPayments.one('key', form.get('key') ?? '');
  if (!payment) return { status: 404, html: refusalPage('There is no such payment', ['key: it names no payment']) };
  if (payment.state !== 'open')
    return { status: 409, html: refusalPage('This payment is over', [`RefNo: ${payment.refNo} was used already`]) };
  const name = form.get('choice') ?? '';
  const play = Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined;
  return play ? play({ world, teller, payment, form, shop }) : undecided(`choice: ${Object.keys(CHOICES).join(', ')}`);
}

function pay(choice: Choice): ProviderPaymentRecord {
  const number = String(nextNumber(choice.world, 'provider')).padStart(9, '0');
  return settle(choice, { state: 'paid', transactionId: `T${number}` });
}

function settle({ world, payment }: Choice, change: Partial<ProviderPaymentRecord>): ProviderPaymentRecord {
  return world.tables.providerPayments.update(payment.id, change);
}

function back({ world }: Choice, payment: ProviderPaymentRecord, news: string): Page {
  return { status: 200, html: resultPage(payment, resultOf(world, payment), news) };
}

function undecided(problem: string): Page {
  return { status: 400, html: refusalPage('This payment goes on', [problem]) };
}
