import type { UserRecord } from '../world/records.ts';
import type { SubTicketRecord } from '../world/ticket-records.ts';

/** Events of tickets that an agent hands out (001 §4). */
export interface HandOutEvents {
  /** They were sold outside the dashboard. */
  'subTickets.markedSold': { readonly parts: readonly SubTicketRecord[] };
  'subTickets.handedOut': {
    readonly parts: readonly SubTicketRecord[];
    readonly customer: UserRecord;
    /** The holder's name, as the agent entered it. */
    readonly name: string;
  };
  /** A ticket that was handed out moved to another address, or to the same one again. */
  'subTicket.holderChanged': {
    readonly before: SubTicketRecord;
    readonly part: SubTicketRecord;
    readonly customer: UserRecord;
    readonly name: string;
  };
  'subTicket.mailResent': {
    readonly part: SubTicketRecord;
    readonly customer: UserRecord;
    readonly name: string;
  };
  'subTicket.voidedByAgent': {
    /** The ticket while it was valid. */
    readonly before: SubTicketRecord;
  };
}
