import { expectedCash, formatInstant } from '@muara/contract/rules';
import { MUARA_BUSINESS, type SlipAmount, type SlipData } from '../../documents/index.ts';
import { movementsOf } from '../../world/drawer.ts';
import { toIso } from '../../world/local-time.ts';
import type { ShiftRecord } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** What the slip of a shift states: the float at its start; the whole movement of the drawer at its close (002 §4.4). */
export function slipOf(world: World, shift: ShiftRecord, type: 'start' | 'close'): SlipData {
  const { users, jetties, tickets } = world.tables;
  const close = type === 'close';
  const sold = close ? tickets.by('shift', shift.id).filter(({ payment }) => payment.isPaid) : [];
  return {
    business: MUARA_BUSINESS,
    type,
    cashier: users.must(shift.userId).name,
    shift: shift.shiftName,
    jetty: shift.jettyId === null ? null : jetties.must(shift.jettyId).name,
    counter: shift.station,
    exhibition: shift.exhibition,
    startedAt: formatInstant(shift.startedAt),
    closedAt: close ? toIso(shift.closedAt) : null,
    float: shift.float,
    movements: close ? movementLines(shift, sold) : [],
    expected: close ? (shift.expected ?? expectedCash(movementsOf(shift, sold))) : null,
    counted: close ? shift.counted : null,
    methods: close ? methodsOf(sold) : [],
    tickets: close ? sold.length : null,
    passengers: close ? sold.reduce((sum, { heads }) => sum + heads, 0) : null,
  };
}

/** What lies between the float and what should be in the drawer. */
function movementLines(shift: ShiftRecord, sold: readonly TicketRecord[]): SlipAmount[] {
  const { sales, bookingPayments, voids } = movementsOf(shift, sold);
  const received = sold.reduce((sum, { payment }) => sum + (payment.cashIn ?? 0), 0);
  const change = sold.reduce((sum, { payment }) => sum + (payment.cashOut ?? 0), 0);
  const lines: SlipAmount[] = [
    { label: 'Cash received', amount: received },
    { label: 'Change given', amount: -change },
  ];
  // Cash that came in without a note of what was handed over.
  if (sales !== received - change) lines.push({ label: 'Other cash sales', amount: sales - (received - change) });
  if (bookingPayments !== 0) lines.push({ label: 'Booking payments', amount: bookingPayments });
  if (voids !== 0) lines.push({ label: 'Voided, handed back', amount: -voids });
  return lines;
}

function methodsOf(sold: readonly TicketRecord[]): SlipData['methods'] {
  const methods = new Map<string, { method: string; count: number; amount: number }>();
  for (const { payment, money } of sold) {
    const method = payment.method ?? 'Others';
    const line = methods.get(method) ?? { method, count: 0, amount: 0 };
    methods.set(method, { method, count: line.count + 1, amount: line.amount + money.total });
  }
  return [...methods.values()];
}
