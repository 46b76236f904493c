import type { JettyEvents } from '../events/jetty-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import type { JettyRecord } from '../world/catalogue/jetties.ts';
import type { TicketRecord } from '../world/ticket-records.ts';
import { slotRemovedMail, storeMail } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** Slots that a jetty lost, with the tickets on them (002 §4.2). */
export const slots: ReactionTable<keyof JettyEvents> = {
  'slot.removed': {
    mail: ({ jetty, voided }, ctx) => mailBuyers(ctx, jetty, voided),
    park: NOT_SENT_TO_PARK,
    audit: none('The entry of the changed jetty lists the voided tickets.'),
    realtime(_, { hub }) {
      hub.broadcast({ type: 'function', name: 'clear_cache' });
      hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
};

/** Sends one mail to each buyer with an email address. */
function mailBuyers({ world, now }: ReactionContext, { name }: JettyRecord, voided: readonly TicketRecord[]): void {
  const byBuyer = new Map<string, TicketRecord[]>();
  for (const ticket of voided) {
    const address = listAddresses(ticket)[0]?.toLowerCase();
    if (address !== undefined) byBuyer.set(address, [...(byBuyer.get(address) ?? []), ticket]);
  }
  for (const tickets of byBuyer.values()) {
    const to = [...new Set(tickets.flatMap(listAddresses))];
    const codes = tickets.map(({ code }) => code);
    const about = codes.length === 1 ? { ticketCode: codes[0] as string } : { ticketCode: null, ticketCodes: codes };
    storeMail(world, { ...slotRemovedMail(to, name, tickets), ...about, createdAt: now });
  }
}

function listAddresses({ buyer: { email, emails } }: TicketRecord): string[] {
  return email === null ? [...emails] : [email, ...emails];
}
