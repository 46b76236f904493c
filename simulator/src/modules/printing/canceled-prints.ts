import type { PrintJobStatus } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { HOUR_MS } from '../../world/local-time.ts';

/** How long a print may take to arrive. */
const REMEMBERED_MS = HOUR_MS;
/** Beyond this number, the oldest are dropped earlier. */
const MAX_PRINTS = 1_000;

/** Job ids issued by the server: such a print cannot arrive later. */
const NAMED_HERE = /^job-[0-9a-z]+-\d+$/;

/**
 * Cancels a print that has not arrived yet.
 * @param jobKey as its caller named it
 * @param key the same with the user, as the world stores it
 * @throws Refusal print_job_not_found
 */
export function cancelAhead({ world, now }: Context, jobKey: string, key: string): PrintJobStatus {
  if (NAMED_HERE.test(jobKey)) throw new Refusal('print_job_not_found');
  const { canceledPrints } = world.tables;
  const before = canceledPrints.one('key', key);
  if (before) canceledPrints.remove(before.id);
  let surplus = canceledPrints.size + 1 - MAX_PRINTS;
  const old = [...canceledPrints.each()].filter(({ at }) => surplus-- > 0 || at + REMEMBERED_MS <= now);
  for (const { id } of old) canceledPrints.remove(id);
  canceledPrints.insert({ key, at: now });
  return { job_id: jobKey, printer_id: '', code: null, state: 'canceled', error: null };
}

/** Returns whether a print was canceled before it arrived. */
export function wasCanceledAhead({ world, now }: Context, key: string | null): boolean {
  const print = key === null ? undefined : world.tables.canceledPrints.one('key', key);
  return print !== undefined && print.at + REMEMBERED_MS > now;
}
