import type { ApprovalKind } from '@muara/contract/constants';
import { formatInstant, toRinggit } from '@muara/contract/rules';
import type { Approval, BatchTotals } from '@muara/contract/types';
import {
  presentBank,
  countBatch,
  getPartAmount,
  presentVoidOutcome,
  getRefundAmount,
} from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { PaymentRecord, SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { waitingSince } from '../../world/waiting-keys.ts';
import type { World } from '../../world/world.ts';

/** Returns a waiting purchase or booking as an inbox row. */
export function presentWaiting(ctx: Context, kind: ApprovalKind, ticket: TicketRecord): Approval {
  const { refund, cancel, adminId, remark, money } = ticket;
  const byId = kind === 'booking' ? adminId : (kind === 'refund' ? refund : cancel)?.requestedById;
  return {
    ...getFacts(ctx, ticket),
    kind,
    id: ticket.id,
    type: kind === 'void' ? 'normal' : null,
    code: ticket.code,
    total_passengers: ticket.passengers,
    amount: toRinggit(kind === 'refund' ? getRefundAmount(ticket) : money.total),
    requested_at: formatInstant(waitingSince(ticket)),
    ...findRequester(ctx, byId ?? null),
    note: kind === 'booking' ? remark : ((kind === 'refund' ? refund : cancel)?.note ?? null),
    refund_bank: kind === 'refund' ? presentBank(ticket) : null,
    void_outcome: kind === 'void' ? presentVoidOutcome(ctx.world, ticket) : null,
    credit_owed: toRinggit(ticket.balance.owed),
    batch: kind === 'booking' ? null : findBatch(ctx.world, ticket),
  };
}

/** Returns the totals of a purchase's batch; null for a single ticket. */
function findBatch(world: World, { id }: TicketRecord): BatchTotals | null {
  const parts = world.tables.subTickets.by('ticket', id);
  return parts.length === 0 ? null : countBatch(world, parts);
}

/** Returns a waiting void of one ticket of a batch as an inbox row. */
export function presentPartVoid(ctx: Context, part: SubTicketRecord): Approval {
  const batch = ctx.world.tables.tickets.must(part.ticketId);
  return {
    ...getFacts(ctx, batch),
    kind: 'void',
    id: part.id,
    type: part.type === 'agent' ? 'ticket_agent' : 'exhibition',
    code: part.code,
    total_passengers: 1,
    amount: toRinggit(getPartAmount(batch, part)),
    requested_at: formatInstant(part.requestCanceledAt ?? part.createdAt),
    ...findRequester(ctx, part.requestById),
    note: part.cancelNote,
    refund_bank: null,
    void_outcome: { kept: toRinggit(getPartAmount(batch, part)), handed_back: 0, credit_canceled: 0 },
    credit_owed: 0,
    batch: null,
  };
}

/** Returns a surplus payment that is due back as an inbox row. */
export function presentSurplus(ctx: Context, payment: PaymentRecord): Approval {
  const ticket = ctx.world.tables.tickets.must(payment.ticketId);
  return {
    ...getFacts(ctx, ticket),
    kind: 'surplus',
    id: payment.id,
    type: null,
    code: ticket.code,
    total_passengers: ticket.passengers,
    amount: toRinggit(payment.amount),
    payment_method: payment.method,
    requested_at: formatInstant(payment.paidAt ?? payment.createdAt),
    requested_by: null,
    own: false,
    note: payment.surplusReason ?? null,
    refund_bank: null,
    void_outcome: null,
    credit_owed: 0,
    batch: null,
  };
}

function getFacts(
  { world }: Context,
  { code, vvip, vvipCharter, buyer, packageId, departDate, slot, payment }: TicketRecord,
): Pick<
  Approval,
  'ticket_code' | 'vvip' | 'vvip_charter' | 'name' | 'package' | 'depart_date' | 'slot' | 'payment_method'
> {
  return {
    ticket_code: code,
    vvip,
    vvip_charter: vvipCharter,
    name: buyer.name,
    package: { name: world.tables.packages.must(packageId).name },
    depart_date: departDate,
    slot,
    payment_method: payment.method,
  };
}

/** Returns the member of staff who asked; null when the buyer did. */
function findRequester({ world, session }: Context, id: number | null): Pick<Approval, 'requested_by' | 'own'> {
  if (id === null) return { requested_by: null, own: false };
  return { requested_by: world.tables.users.get(id)?.name ?? null, own: id === session.user.id };
}
