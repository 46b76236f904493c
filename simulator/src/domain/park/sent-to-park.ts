import type { MinisiguaRecord } from '../../world/online-records.ts';

/** Returns the audit entry of a command that sent data to the park service. */
export function sentToPark({ type, ticketCode }: Pick<MinisiguaRecord, 'type' | 'ticketCode'>): string {
  return `Sent ${type} data of ${ticketCode} to Minisigua`;
}
