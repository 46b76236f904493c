import { fieldChanges } from '../domain/edits/index.ts';
import { getSubTicketFacts } from '../domain/tickets/index.ts';
import type { HandOutEvents } from '../events/hand-out-events.ts';
import { linkToSubTicket } from '../world/audit-link.ts';
import type { AuditChange } from '../world/log-records.ts';
import type { SubTicketRecord } from '../world/ticket-records.ts';
import type { AuditEntry } from '../world/world.ts';
import { mailHeldTickets, mailVoidToHolder } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas } from './realtime/index.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** Tickets that an agent hands out (001 §4). */
export const handOuts: ReactionTable<keyof HandOutEvents> = {
  'subTickets.markedSold': {
    mail: none('The agent sold them outside the dashboard and knows no address.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ parts }) =>
      parts.map((part) =>
        describe(`Marked ${part.code} sold`, part, fieldChanges({ state: 'Available' }, { state: 'Sold' })),
      ),
    realtime: (_, ctx) => refetchAreas(ctx, ['my_tickets', 'tickets']),
    printing: NOTHING_PRINTED,
  },
  'subTickets.handedOut': {
    mail: ({ parts, customer, name }, ctx) => mailHeldTickets(ctx, customer, name, parts),
    park: NOT_SENT_TO_PARK,
    audit({ parts, customer, name }) {
      const changes = fieldChanges({ state: 'Available' }, { state: 'Sold', user: `${name} <${customer.email}>` });
      return parts.map((part) => describe(`Sent ${part.code} to ${customer.email}`, part, changes));
    },
    realtime: (_, ctx) => refetchAreas(ctx, ['my_tickets', 'tickets', 'customers']),
    printing: NOTHING_PRINTED,
  },
  'subTicket.holderChanged': {
    mail({ before, part, customer, name }, ctx) {
      if (before.userId !== part.userId) mailHeldTickets(ctx, customer, name, [part]);
    },
    park: NOT_SENT_TO_PARK,
    audit({ before, part, customer }, { world }) {
      const earlier = before.userId === null ? undefined : world.tables.users.get(before.userId);
      return describe(
        `Changed the email of ${part.code}`,
        part,
        fieldChanges({ email: earlier?.email ?? null }, { email: customer.email }),
      );
    },
    realtime: (_, ctx) => refetchAreas(ctx, ['my_tickets', 'tickets', 'customers']),
    printing: NOTHING_PRINTED,
  },
  'subTicket.mailResent': {
    mail: ({ part, customer, name }, ctx) => mailHeldTickets(ctx, customer, name, [part]),
    park: NOT_SENT_TO_PARK,
    audit: ({ part, customer }) => describe(`Sent ${part.code} again to ${customer.email}`, part),
    realtime: (_, ctx) => refetchAreas(ctx, ['tickets']),
    printing: NOTHING_PRINTED,
  },
  'subTicket.voidedByAgent': {
    mail: ({ before }, ctx) => mailVoidToHolder(ctx, before),
    park: NOT_SENT_TO_PARK,
    audit({ before }, { world, rules }) {
      const state = rules.subTicketState(getSubTicketFacts(world, before));
      return describe(`Voided ${before.code}`, before, fieldChanges({ state }, { state: 'Voided' }));
    },
    realtime: (_, ctx) => refetchAreas(ctx, ['my_tickets', 'tickets']),
    printing: NOTHING_PRINTED,
  },
};

function describe(action: string, part: SubTicketRecord, changes?: readonly AuditChange[]): AuditEntry {
  return { module: 'My Tickets', action, link: linkToSubTicket(part), ...(changes && { changes }) };
}
