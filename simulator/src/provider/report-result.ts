import { CALLBACK } from './callback.ts';
import type { CallResult } from '../kernel/call-now.ts';
import type { Job } from '../world/clock.ts';
import type { ProviderPaymentRecord } from '../world/online-records.ts';
import type { World } from '../world/world.ts';
import { buildResult } from './result.ts';

const AGAIN_MS = 60_000;
const MAX_ATTEMPTS = 5;
const CONFIRMED = 'RECEIVEOK';

/** Whether the shop's server confirmed a result, and its status; 0 without a response. */
export interface ReportOutcome {
  confirmed: boolean;
  status: number;
}

/** Reports results to the shop's server. */
export interface ResultReporter {
  /**
   * Reports now, and again every minute until it is confirmed.
   * @returns the response, for the buyer's page
   */
  now(world: World, payment: ProviderPaymentRecord): ReportOutcome;
  /** Reports after a delay in world time. */
  later(world: World, payment: ProviderPaymentRecord, ms: number): void;
  /** Runs a job scheduled by these; returns false for any other. */
  runJob(job: Job, world: World): boolean;
}

/** @param post posts a form to the shop's server, synchronously */
export function createResultReporter(post: (url: string, form: Record<string, string>) => CallResult): ResultReporter {
  function tell(world: World, payment: ProviderPaymentRecord, tries: number): ReportOutcome {
    const { status, text } = post(payment.backendUrl, buildResult(world, payment));
    if (status === 200 && text === CONFIRMED) return { confirmed: true, status };
    if (tries < MAX_ATTEMPTS) schedule(world, payment, AGAIN_MS, tries + 1);
    return { confirmed: false, status };
  }
  return {
    now: (world, payment) => tell(world, payment, 1),
    later: (world, payment, ms) => schedule(world, payment, ms, 1),
    runJob({ kind, payload }, world) {
      if (kind !== CALLBACK) return false;
      const { id, tries } = payload as { id: number; tries: number };
      const payment = world.tables.providerPayments.get(id);
      if (payment) tell(world, payment, tries);
      return true;
    },
  };
}

function schedule({ clock }: World, { id }: ProviderPaymentRecord, ms: number, tries: number): void {
  clock.schedule(clock.now() + ms, CALLBACK, { id, tries });
}
