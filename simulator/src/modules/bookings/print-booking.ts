import { bookingRibbon, formatInstant } from '@muara/contract/rules';
import { localTime } from '../../documents/format.ts';
import { type BookingSheetData, type SheetFact, renderBookingSheet } from '../../documents/index.ts';
import { getBookingByCode } from '../../domain/bookings/index.ts';
import { buildReceipt } from '../../domain/printing/index.ts';
import { binary } from '../../kernel/binary.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { getBookingState } from '../../world/booking-keys.ts';
import { markFile } from '../../world/training-word.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { paymentWord, paymentsReceived, tripFacts } from './booking-sheet.ts';

type BookingContext = Pick<Context, 'world' | 'rules' | 'now'>;

/** Returns a booking as a printable page: buyer, trip, bill as stored, and state (002 §7.1). */
export const printBooking: Handler<'printBooking'> = async ({ params }, ctx) => {
  const booking = getBookingByCode(ctx.world, params.code);
  const bytes = await renderBookingSheet(buildBookingSheet(ctx, booking));
  return binary(bytes, 'application/pdf', markFile(`booking-${booking.code}.pdf`, ctx.world));
};

/** Returns the content of a printed booking. */
export function buildBookingSheet({ world, rules, now }: BookingContext, booking: TicketRecord): BookingSheetData {
  const sheet = buildReceipt(world, booking, rules);
  const { buyer, payment, balance, booking: file } = booking;
  const decidedBy = file?.decidedById == null ? null : (world.tables.users.get(file.decidedById)?.name ?? null);
  const time = (at: number | null | undefined): string | null => (at == null ? null : localTime(formatInstant(at)));
  return {
    business: sheet.business,
    code: booking.code,
    printedAt: formatInstant(now),
    booking: known([
      ['Status', bookingRibbon(getBookingState(booking))],
      ['Payment', `${paymentWord(booking)}${payment.method === null || !balance.isPaid ? '' : `, ${payment.method}`}`],
      ['Receipt no.', booking.receiptNo],
      ['Made', time(booking.createdAt)],
      ['Approved', time(file?.approvedAt)],
      ['Decided by', decidedBy],
      ['Paid', time(balance.paidAt)],
      ...tripFacts(sheet),
    ]),
    buyer: known([
      ['Name', buyer.name],
      ['Group', buyer.companyName],
      ['Group type', buyer.groupType],
      [sheet.partner?.label ?? 'Agent', sheet.partner?.name ?? null],
      ['Address', buyer.address],
      ['State', buyer.state],
      ['Country', buyer.country],
      ['E-mail', [buyer.email, ...buyer.emails].filter(Boolean).join('\n') || null],
      ['Phone', buyer.contact],
    ]),
    lines: [...sheet.passengers, ...sheet.minisigua, ...sheet.foods],
    charges: sheet.charges,
    discounts: sheet.discounts,
    fee: sheet.fee,
    total: sheet.total,
    payments: paymentsReceived(world.tables.payments.by('ticket', booking.id)),
    remark: booking.remark,
    note: file?.note ?? null,
  };
}

function known(facts: readonly (readonly [term: string, text: string | null])[]): SheetFact[] {
  return facts.flatMap(([term, text]) => (text === null || text === '' ? [] : [[term, text] as const]));
}
