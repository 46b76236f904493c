import type { MinisiguaRecord } from './online-records.ts';

/** A filter of the park service log; undefined fields match everything. */
export interface ParkLogFilter {
  type?: MinisiguaRecord['type'] | undefined;
  failed?: boolean | undefined;
}

/** Returns the key of the entries that match a filter. */
export function parkLogKey({ type, failed }: ParkLogFilter): string {
  return `${type ?? ''}|${failed ?? ''}`;
}

/** Returns whether the service rejected what was sent: any status but 200 (002 §2.13). */
export function hasFailed({ responseCode }: Pick<MinisiguaRecord, 'responseCode'>): boolean {
  return responseCode !== OK;
}

const OK = 200;

export function parkLogKeys(entry: MinisiguaRecord): string[] {
  const { type } = entry;
  const failed = hasFailed(entry);
  return [{}, { type }, { failed }, { type, failed }].map(parkLogKey);
}
