import type { AppConfig } from '@/domain/session/config-context.ts';
import type { Buyer } from '@/domain/sale/sale.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The buyer while the app is tried out on the developer's own machine (002 §9). */
export const SAMPLE_BUYER: Buyer = {
  name: 'Sample Buyer',
  company_name: '',
  email: 'sample.buyer@mail.test',
  contact: '0123456789',
};

/**
 * Returns whether to fill in buyer details and count purchases as paid (002 §9).
 * True only if the configuration says so, and only on localhost.
 */
export function isLocalTesting(
  { localhostShortcuts }: Pick<AppConfig, 'localhostShortcuts'>,
  hostname: string,
): boolean {
  return localhostShortcuts && LOCAL.has(hostname);
}
