import type { JettyRecord } from '../world/catalogue/jetties.ts';
import type { TicketRecord } from '../world/ticket-records.ts';

/** Events of jetties besides their edits, which are changes of the catalogue. */
export interface JettyEvents {
  /** A jetty lost slots, which voided upcoming tickets on them (002 §4.2). */
  'slot.removed': {
    /** The jetty with its earlier slots. */
    readonly jetty: JettyRecord;
    readonly voided: readonly TicketRecord[];
  };
}
