import type { MinisiguaRecord } from './online-records.ts';

/** A filter of the park service's log; without a field it is left open. */
export interface ParkLogFilter {
  type?: MinisiguaRecord['type'] | undefined;
  failed?: boolean | undefined;
}

/** The key of the entries that meet a filter. */
export function parkLogKey({ type, failed }: ParkLogFilter): string {
  return `${type ?? ''}|${failed ?? ''}`;
}

/** Whether the service did not take what it was sent: anything but 200 (002 §2.13). */
export function hasFailed({ responseCode }: Pick<MinisiguaRecord, 'responseCode'>): boolean {
  return responseCode !== OK;
}

const OK = 200;

export function parkLogKeys(entry: MinisiguaRecord): string[] {
  const { type } = entry;
  const failed = hasFailed(entry);
  return [{}, { type }, { failed }, { type, failed }].map(parkLogKey);
}
