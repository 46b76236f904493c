import type { MinisiguaRecord } from '../../world/online-records.ts';

/** The line of the trail about a command that sent something to the park service. */
export function sentToPark({ type, ticketCode }: Pick<MinisiguaRecord, 'type' | 'ticketCode'>): string {
  return `Sent ${type} data of ${ticketCode} to Minisigua`;
}
