import type { AppConfig } from '@/domain/session/config-context.ts';
import type { Buyer } from '@/domain/sale/sale.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Who buys while the app is tried out on one's own machine (002 §9). */
export const SAMPLE_BUYER: Buyer = {
  name: 'Sample Buyer',
  company_name: '',
  email: 'sample.buyer@mail.test',
  contact: '0123456789',
};

/**
 * Whether the buyer's data is filled in and purchases count as paid (002 §9): where the configuration wants it, and on
 * one's own machine only.
 */
export function isLocalTesting(
  { localhostShortcuts }: Pick<AppConfig, 'localhostShortcuts'>,
  hostname: string,
): boolean {
  return localhostShortcuts && LOCAL.has(hostname);
}
