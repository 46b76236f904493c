import type { ProviderPaymentRecord } from '../world/online-records.ts';
import { nextNumber, type World } from '../world/world.ts';
import type { Language } from '@muara/contract/constants';
import { leftPage, refusalPage, resultPage, type Page } from './pages.ts';
import { buildResult } from './result.ts';
import type { ResultReporter, ReportOutcome } from './report-result.ts';
import { PROVIDER_TEXTS, REASONS } from './texts.ts';

const LATE_MS = 45_000;

/** What the buyer chose, and where. */
interface Choice {
  world: World;
  teller: ResultReporter;
  payment: ProviderPaymentRecord;
  form: URLSearchParams;
  /** URL of the shop. */
  shop: string;
  language: Language;
}

/** The outcomes a buyer can choose, by the button's value. */
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
    const { world, teller, shop, language } = choice;
    const text = PROVIDER_TEXTS[language];
    teller.later(world, pay(choice), LATE_MS);
    return { status: 200, html: leftPage(text.paid, text.paidLate(LATE_MS / 1_000), shop, language) };
  },
  fail(choice) {
    const { world, teller, form } = choice;
    const reason = REASONS.find((known) => known === form.get('reason'));
    if (!reason) return undecided('reason: choose one of the list', choice.language);
    const failed = settle(choice, { state: 'failed', reason });
    return back(choice, failed, teller.now(world, failed));
  },
  leave(choice) {
    settle(choice, { state: 'left' });
    const { left, leftText } = PROVIDER_TEXTS[choice.language];
    return { status: 200, html: leftPage(left, leftText, choice.shop, choice.language) };
  },
};

/** Ends an open payment as the buyer chose; one that has ended is unchanged. */
export function decide(
  teller: ResultReporter,
  { world, form, shop, language }: Omit<Choice, 'teller' | 'payment'>,
): Page {
  const text = PROVIDER_TEXTS[language];
  const payment = world.tables.providerPayments.one('key', form.get('key') ?? '');
  if (!payment) return { status: 404, html: refusalPage(text.noPayment, ['key: it names no payment'], language) };
  if (payment.state !== 'open')
    return { status: 409, html: refusalPage(text.over, [`RefNo: ${payment.refNo} was used already`], language) };
  const name = form.get('choice') ?? '';
  const handle = Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined;
  return handle
    ? handle({ world, teller, payment, form, shop, language })
    : undecided(`choice: ${Object.keys(CHOICES).join(', ')}`, language);
}

function pay(choice: Choice): ProviderPaymentRecord {
  const number = String(nextNumber(choice.world, 'provider')).padStart(9, '0');
  return settle(choice, { state: 'paid', transactionId: `T${number}` });
}

function settle({ world, payment }: Choice, change: Partial<ProviderPaymentRecord>): ProviderPaymentRecord {
  return world.tables.providerPayments.update(payment.id, change);
}

function back({ world, language }: Choice, payment: ProviderPaymentRecord, told: ReportOutcome): Page {
  return { status: 200, html: resultPage(payment, buildResult(world, payment), told, language) };
}

function undecided(problem: string, language: Language): Page {
  return { status: 400, html: refusalPage(PROVIDER_TEXTS[language].open, [problem], language) };
}
