import type { Attempt } from '../../core/attempt.ts';

const keyOf = (platform: string): string => `muara.sale.${platform}.attempt`;

/** The checkout that was sent and has not been answered, kept over a reload: tried again it cannot buy twice. */
export const keptAttempt = {
  read(storage: Storage, platform: string): Attempt | null {
    try {
      const kept = JSON.parse(storage.getItem(keyOf(platform)) ?? 'null') as Partial<Attempt> | null;
      return typeof kept?.nonce === 'string' && typeof kept.order === 'string'
        ? { nonce: kept.nonce, order: kept.order }
        : null;
    } catch {
      return null;
    }
  },
  keep(storage: Storage, platform: string, attempt: Attempt | null): void {
    try {
      if (attempt === null) storage.removeItem(keyOf(platform));
      else storage.setItem(keyOf(platform), JSON.stringify(attempt));
    } catch {
      // Without storage the attempt lives as long as the page.
    }
  },
};
