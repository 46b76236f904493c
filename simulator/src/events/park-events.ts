import type { MinisiguaRecord } from '../world/online-records.ts';
import type { SubTicketRecord, TicketRecord } from '../world/ticket-records.ts';

/** Events of data that staff send to the park service again (002 §2.13). */
export interface ParkEvents {
  'parkData.sent': {
    readonly entry: MinisiguaRecord;
    readonly ticket: TicketRecord;
    /** The ticket of the batch that it is about; null for the purchase. */
    readonly part: SubTicketRecord | null;
  };
  'parkData.refused': { readonly entry: MinisiguaRecord };
}
