import type { Language } from '@muara/contract/constants';
import type { World } from '../world/world.ts';
import { type ChosenOutcome, decide, type DecidedPayment, LATE_MS, PAYMENT_CHOICES } from './decide.ts';
import { leftPage, refusalPage, resultPage, type Page } from './pages.ts';
import type { ResultReporter } from './report-result.ts';
import { buildResult } from './result.ts';
import { PROVIDER_TEXTS, REASONS } from './texts.ts';

/** A form of the provider's own page. */
interface DecisionForm {
  world: World;
  form: URLSearchParams;
  /** URL of the shop. */
  shop: string;
  language: Language;
}

/** Ends an open payment as the buyer chose on the provider's page; one that has ended is unchanged. */
export function answerDecision(reporter: ResultReporter, { world, form, shop, language }: DecisionForm): Page {
  const text = PROVIDER_TEXTS[language];
  const refuse = (status: number, title: string, problem: string): Page => ({
    status,
    html: refusalPage(title, [problem], language),
  });
  const payment = world.tables.providerPayments.one('key', form.get('key') ?? '');
  if (!payment) return refuse(404, text.noPayment, 'key: it names no payment');
  if (payment.state !== 'open') return refuse(409, text.over, `RefNo: ${payment.refNo} was used already`);
  const chosen = readChoice(form);
  if (typeof chosen === 'string') return refuse(400, text.open, chosen);
  return { status: 200, html: showDecision(decide(reporter, world, payment, chosen), { world, shop, language }) };
}

/** Returns what the buyer chose, or what is wrong with the form. */
function readChoice(form: URLSearchParams): ChosenOutcome | string {
  const choice = PAYMENT_CHOICES.find((known) => known === form.get('choice'));
  if (!choice) return `choice: ${PAYMENT_CHOICES.join(', ')}`;
  const reason = REASONS.find((known) => known === form.get('reason'));
  if (choice === 'fail' && !reason) return 'reason: choose one of the list';
  return { choice, reason: reason ?? REASONS[0] };
}

function showDecision(
  { payment, report }: DecidedPayment,
  { world, shop, language }: Omit<DecisionForm, 'form'>,
): string {
  const text = PROVIDER_TEXTS[language];
  if (report) return resultPage(payment, buildResult(world, payment), report, language);
  if (payment.state === 'paid') return leftPage(text.paid, text.paidLate(LATE_MS / 1_000), shop, language);
  return leftPage(text.left, text.leftText, shop, language);
}
