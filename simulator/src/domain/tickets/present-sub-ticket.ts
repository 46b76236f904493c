import { formatInstant, toRinggit, type Rules } from '@muara/contract/rules';
import type { SubTicket } from '@muara/contract/types';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { printableParts } from './get-printable.ts';
import { findBoardingJetty } from './find-boarding-jetty.ts';
import { getPartAmount } from './part-amount.ts';
import { presentTicket, findTicketUser } from './present-ticket.ts';
import { isPartExpired } from './expiry.ts';
import { getSubTicketState, getSubTicketFacts } from './ticket-state.ts';

/** Returns one ticket of a batch, with its purchase (001 §3). */
export function presentSubTicket(world: World, part: SubTicketRecord, rules: Rules): SubTicket {
  const record = world.tables.tickets.must(part.ticketId);
  const batch = presentTicket(world, record, rules);
  return {
    id: part.id,
    code: part.code,
    type: part.type,
    category: part.category,
    state: getSubTicketState(world, part, rules),
    sold: part.sold,
    user_id: part.userId,
    user: findTicketUser(world, part.userId),
    validated_at: toIso(part.validatedAt),
    canceled_at: toIso(part.canceledAt),
    request_canceled_at: toIso(part.requestCanceledAt),
    cancel_note: part.cancelNote,
    admin_cancel: part.cancelById === null ? null : (world.tables.users.get(part.cancelById)?.name ?? null),
    expired: isPartExpired(world, part),
    frozen_by: getSubTicketFacts(world, part).frozen_by ?? null,
    expired_at: toIso(part.expiredAt),
    trip_id: part.tripId,
    jetty: findBoardingJetty(world, part) ?? batch.jetty,
    package: { name: batch.package.name },
    amount: toRinggit(getPartAmount(record, part)),
    ticket_agent_id: part.type === 'agent' ? record.id : null,
    print_number: printableParts(world, world.tables.subTickets.by('ticket', record.id)).indexOf(part) + 1 || null,
    ticket: {
      id: batch.id,
      _id: batch._id,
      code: batch.code,
      document_key: batch.document_key,
      name: batch.name,
      platform: batch.platform,
      vvip: batch.vvip,
      exhibition: batch.exhibition,
      minisigua: batch.minisigua,
      wristband: batch.wristband,
      is_paid: batch.is_paid,
      refunded_at: batch.refunded_at,
      canceled_at: batch.canceled_at,
      agent: batch.agent,
    },
    created_at: formatInstant(part.createdAt),
  };
}
