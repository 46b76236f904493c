import { expectedCash, formatInstant, type DrawerMovements } from '@muara/contract/rules';
import { getBusiness, type SlipAmount, type SlipData } from '../../documents/index.ts';
import { sumDrawer } from '../../world/drawer.ts';
import type { LedgerRecord } from '../../world/ledger-records.ts';
import { toIso } from '../../world/local-time.ts';
import type { Sen, ShiftRecord } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns the content of a shift's slip: the float at its start; all drawer movements at its close
 * (002 §4.4).
 */
export function buildSlip(world: World, shift: ShiftRecord, type: 'start' | 'close'): SlipData {
  const { users, jetties } = world.tables;
  return {
    business: getBusiness(world),
    type,
    cashier: users.must(shift.userId).name,
    shift: shift.shiftName,
    jetty: shift.jettyId === null ? null : jetties.must(shift.jettyId).name,
    counter: shift.station,
    exhibition: shift.exhibition,
    startedAt: formatInstant(shift.startedAt),
    float: shift.float,
    ...(type === 'close' ? buildClose(world, shift) : NOT_CLOSED),
  };
}

type Close = Pick<SlipData, 'closedAt' | 'movements' | 'expected' | 'counted' | 'methods' | 'tickets' | 'passengers'>;

const NOT_CLOSED: Close = {
  closedAt: null,
  movements: [],
  expected: null,
  counted: null,
  methods: [],
  tickets: null,
  passengers: null,
};

function buildClose({ tables }: World, shift: ShiftRecord): Close {
  const sold = tables.tickets.by('shift', shift.id).filter(({ balance }) => balance.isPaid);
  const postings = tables.ledger.by('shift', shift.id);
  const movements = sumDrawer(shift, postings);
  return {
    closedAt: toIso(shift.closedAt),
    movements: movementLines(movements, sold),
    expected: shift.expected ?? expectedCash(movements),
    counted: shift.counted,
    methods: listMethods(postings),
    tickets: sold.length,
    passengers: sold.reduce((sum, { passengers }) => sum + passengers, 0),
  };
}

/** Returns the movements between float and expected amount. */
function movementLines(movements: DrawerMovements, sold: readonly TicketRecord[]): SlipAmount[] {
  const { sales, bookingPayments, voids } = movements;
  const received = sold.reduce((sum, { payment }) => sum + (payment.cashIn ?? 0), 0);
  const change = sold.reduce((sum, { payment }) => sum + (payment.cashOut ?? 0), 0);
  const lines: SlipAmount[] = [
    { label: 'Cash received', amount: received },
    { label: 'Change given', amount: -change },
  ];
  // Cash received without a record of the amount tendered.
  if (sales !== received - change) lines.push({ label: 'Other cash sales', amount: sales - (received - change) });
  if (bookingPayments !== 0) lines.push({ label: 'Booking payments', amount: bookingPayments });
  if (voids !== 0) lines.push({ label: 'Voided, handed back', amount: -voids });
  return lines;
}

/** Returns the takings by method, of tickets and bookings. */
function listMethods(postings: readonly LedgerRecord[]): SlipData['methods'] {
  const methods = new Map<string, { method: string; count: number; amount: Sen }>();
  for (const { method: by, lines } of postings) {
    const amount = lines.received ?? lines.owed;
    if (amount === undefined) continue;
    const method = by ?? 'Others';
    const line = methods.get(method) ?? { method, count: 0, amount: 0 };
    methods.set(method, { method, count: line.count + 1, amount: line.amount + amount });
  }
  return [...methods.values()];
}
