import { BODY_MAX_BYTES, LANGUAGES, type Language } from '@muara/contract/constants';
import { submitPolicy } from '../documents/html-page.ts';
import type { CallInfo } from '../kernel/caller.ts';
import { readBytes } from '../kernel/body.ts';
import type { CallResult } from '../kernel/call-now.ts';
import { readCaller, splitPrefix } from '../kernel/caller.ts';
import type { Job } from '../world/clock.ts';
import type { ProviderPaymentRecord } from '../world/online-records.ts';
import { getSettings, type World } from '../world/world.ts';
import { checkEntry } from './check-entry.ts';
import { type ChosenOutcome, decide, type DecidedPayment } from './decide.ts';
import { answerDecision } from './decision-page.ts';
import { entryPage, refusalPage, type Page } from './pages.ts';
import { createResultReporter } from './report-result.ts';
import { PROVIDER_TEXTS } from './texts.ts';

interface ProviderDeps {
  /** Returns the world of a name; undefined for an invalid one. */
  world(name: string | undefined): World | undefined;
  /** Posts a form to the shop's server, synchronously. */
  post(url: string, form: Record<string, string>): CallResult;
}

/**
 * The emulated online payment provider of every world (002 §4.3).
 * It knows about the shop only what crosses the wire.
 */
interface Provider {
  /** Returns whether a request is for the provider. */
  owns(url: string): boolean;
  fetch(request: Request, info?: CallInfo): Promise<Response>;
  pay: PayAtProvider;
  /** Runs a job of the provider; returns false for any other. */
  runJob(job: Job, world: World): boolean;
}

/**
 * Pays as a buyer does on the provider's page, who sends the shop's form and chooses an outcome.
 * @param origin base URL of the shop
 * @returns the payment that has ended, or the first problem of the form
 */
export type PayAtProvider = (
  world: World,
  form: URLSearchParams,
  origin: string,
  chosen: ChosenOutcome,
) => ({ ok: true } & DecidedPayment) | { ok: false; problem: string };

const ENTRY = '/ipay88/entry';
const DECIDE = '/ipay88/decide';
const KEY_BYTES = 16;

export function createProvider({ world: worldOf, post }: ProviderDeps): Provider {
  const reporter = createResultReporter(post);

  async function answer(request: Request, info: CallInfo): Promise<Page> {
    const path = getRest(request.url);
    const caller = readCaller(request, info, false);
    const language = readLanguage(request.url) ?? caller.request.language;
    const text = PROVIDER_TEXTS[language];
    const refuse = (status: number, title: string, ...problems: string[]): Page => ({
      status,
      html: refusalPage(title, problems, language),
    });
    const world = worldOf(caller.world);
    if (!world) return refuse(400, text.noShop, 'The address names no world');
    if (path !== ENTRY && path !== DECIDE)
      return refuse(404, text.nothingHere, 'The address is not one of the provider');
    if (request.method !== 'POST')
      return refuse(405, text.cannotStart, 'Payments start in the shop: it posts a form here');
    const bytes = await readBytes(request, BODY_MAX_BYTES);
    if (!bytes) return refuse(413, text.cannotStart, 'The form is too large');
    const form = new URLSearchParams(new TextDecoder().decode(bytes));
    const { origin, screens } = caller.request;
    world.clock.runDue();
    if (path === DECIDE) return answerDecision(reporter, { world, form, shop: `${screens}/`, language });
    const { payment, problems } = open(world, form, origin);
    if (!payment) return refuse(400, text.cannotStart, ...problems);
    return { status: 200, html: entryPage(payment, getSettings(world).paymentMerchant, language) };
  }

  return {
    owns: (url) => url.includes('/ipay88/') && getRest(url).startsWith('/ipay88/'),
    async fetch(request, info) {
      const { status, html } = await answer(request, info ?? {});
      return new Response(html, { status, headers: pageHeaders() });
    },
    pay(world, form, origin, chosen) {
      world.clock.runDue();
      const { payment, problems } = open(world, form, origin);
      if (!payment) return { ok: false, problem: problems[0] ?? '' };
      return { ok: true, ...decide(reporter, world, payment, chosen) };
    },
    runJob: (job, world) => reporter.runJob(job, world),
  };
}

const pageHeaders = () => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': submitPolicy(),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** A payment requested by the shop's form, or the form's problems. */
interface OpenedPayment {
  payment: ProviderPaymentRecord | null;
  problems: readonly string[];
}

/** Accepts a shop's form; the same form again before a decision is the same payment. */
function open(world: World, form: URLSearchParams, origin: string): OpenedPayment {
  const { entry, problems } = checkEntry(world, form, origin);
  if (problems.length > 0) return { payment: null, problems };
  const { providerPayments } = world.tables;
  const payment =
    providerPayments.one('refNo', entry.refNo) ??
    providerPayments.insert({
      key: world.random.token(KEY_BYTES),
      ...entry,
      state: 'open',
      transactionId: null,
      reason: null,
      createdAt: world.clock.now(),
    });
  return { payment, problems };
}

/** Returns the language that the shop names in the URL. */
function readLanguage(url: string): Language | undefined {
  const named = new URL(url).searchParams.get('lang');
  return LANGUAGES.find((language) => language === named);
}

function getRest(url: string): string {
  return splitPrefix(new URL(url).pathname).rest;
}
