import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHIFTS } from '../../generated/constants.ts';
import { checkPart } from './check-part.ts';
import { checkTripSession, type TripSessionValues } from './check-trip-session.ts';
import { checkTripStart } from './check-trip-start.ts';
import { checkUndo, undoUntil } from './check-undo.ts';
import { BOARDING_CATEGORIES, countLeft } from './count-left.ts';
import { readScannedCode } from './read-scanned-code.ts';
import { scannerBanners } from './scanner-banners.ts';
import { tripTimes } from './trip-times.ts';

const AT = '2026-03-09T09:02:00+08:00';

describe('readScannedCode', () => {
  test.each([
    ['MRCX7K2M9QP', { kind: 'purchase', code: 'MRCX7K2M9QP' }],
    [' mrcx7k2m9qp\n', { kind: 'purchase', code: 'MRCX7K2M9QP' }],
    ['MRCX7K2M9QP-0001', { kind: 'part', code: 'MRCX7K2M9QP-0001' }],
    ['7H2KQ9PMX4T8WZ3C', { kind: 'qr', qrcode: '7H2KQ9PMX4T8WZ3C' }],
    ['MRCX7K2M9QP-W3-7B1F0C2A', { kind: 'wristband', code: 'MRCX7K2M9QP', number: 3, mark: '7B1F0C2A' }],
    ['MRCX7K2M9QP-W3', { kind: 'wristband', code: 'MRCX7K2M9QP', number: 3, mark: null }],
    ['', { kind: 'foreign' }],
    ['ABC', { kind: 'foreign' }],
    ['https://example.com/menu', { kind: 'foreign' }],
    ['WIFI:S:Boat;T:WPA;P:secret;;', { kind: 'foreign' }],
    ['МРС77777', { kind: 'foreign' }],
    ['MRCX7K2M9QP MRCX7K2M9QP', { kind: 'foreign' }],
  ])('‘%s’', (text, want) => {
    expect(readScannedCode(text)).toEqual(want);
  });

  test('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => Boolean(readScannedCode(text).kind)));
  });
});

describe('countLeft', () => {
  test('leaves out who went ahead, and keeps babies and free passengers', () => {
    const party = { counts: { adult: 3, baby: 1, child: 2 }, free: 1 };
    const ahead = [
      { category: 'adult', total: 2 },
      { category: 'child', total: 2 },
    ];
    expect(countLeft(party, ahead)).toEqual([
      { category: 'adult', total: 1 },
      { category: 'baby', total: 1 },
      { category: 'free', total: 1 },
    ]);
  });

  test('with who boarded it adds up to the party', () => {
    const parties = fc.record({
      counts: fc.dictionary(fc.constantFrom('adult', 'child', 'baby', 'senior'), fc.nat(9)),
      free: fc.nat(5),
    });
    fc.assert(
      fc.property(parties, fc.array(fc.nat(3), { maxLength: 6 }), (party, parts) => {
        const boarded: { category: string; total: number }[] = [];
        for (const total of parts) {
          const [next] = countLeft(party, boarded);
          if (next) boarded.push({ category: next.category, total: Math.min(total, next.total) });
        }
        const sum = (rows: readonly { total: number }[]): number => rows.reduce((all, row) => all + row.total, 0);
        const whole = Object.values(party.counts).reduce((all, count) => all + count, party.free);
        expect(sum(countLeft(party, boarded)) + sum(boarded)).toBe(whole);
      }),
    );
  });

  test('knows every category once', () => {
    expect(new Set(BOARDING_CATEGORIES).size).toBe(12);
    expect(BOARDING_CATEGORIES.at(-1)).toBe('free');
  });
});

describe('checkPart', () => {
  const LEFT = [
    { category: 'adult', total: 2 },
    { category: 'free', total: 1 },
  ] as const;

  test.each([
    ['two adults', [{ category: 'adult', quantity: 2 }], true],
    [
      'everybody',
      [
        { category: 'adult', quantity: 2 },
        { category: 'free', quantity: 1 },
      ],
      true,
    ],
    ['nobody', [], 'category_required'],
    ['no adult', [{ category: 'adult', quantity: 0 }], 'quantity_required'],
    ['less than nobody', [{ category: 'adult', quantity: -1 }], 'quantity_required'],
    ['a number that is none', [{ category: 'adult', quantity: Number.NaN }], 'quantity_required'],
    ['a child whom the party lacks', [{ category: 'child', quantity: 1 }], 'category_unknown'],
    ['a category that does not exist', [{ category: 'crew', quantity: 1 }], 'category_unknown'],
    ['three adults', [{ category: 'adult', quantity: 3 }], 'quantity_too_many'],
  ])('%s', (_name, wanted, want) => {
    const verdict = checkPart(wanted, LEFT);
    expect(verdict.ok || verdict.code).toBe(want);
  });
});

describe('checkTripSession', () => {
  const FILLED = {
    boat_operator_id: 1,
    jetty_id: 3,
    shift: SHIFTS[0],
    time: '09:00',
    boat_no: 'MLK 101',
    total_passenger: 1,
  };

  test('a form that is filled in passes', () => {
    expect(checkTripSession(FILLED)).toEqual([]);
  });

  test('an empty one names each field in the order of the form', () => {
    expect(checkTripSession({}).map(({ field }) => field)).toEqual(Object.keys(FILLED));
  });

  test.each<[part: TripSessionValues, code: string]>([
    [{ boat_operator_id: null }, 'boat_operator_required'],
    [{ jetty_id: null }, 'jetty_required'],
    [{ shift: 'Shift 9' }, 'trip_shift_required'],
    [{ time: ' ' }, 'time_required'],
    [{ boat_no: '  ' }, 'boat_no_required'],
    [{ boat_no: 'M'.repeat(21) }, 'text_too_long'],
    [{ total_passenger: 0 }, 'total_passenger_required'],
    [{ total_passenger: -4 }, 'total_passenger_required'],
    [{ total_passenger: null }, 'total_passenger_required'],
  ])('%o', (part, code) => {
    expect(checkTripSession({ ...FILLED, ...part }).map((problem) => problem.code)).toEqual([code]);
  });
});

describe('tripTimes', () => {
  test('are the slots of a jetty', () => {
    expect(tripTimes([{ from: '09:00', to: '10:00' }])).toEqual(['09:00 - 10:00']);
  });

  test('are seventeen hours where a jetty has no slots', () => {
    const hours = tripTimes([]);
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([17, '07:00', '23:00']);
  });
});

describe('checkUndo', () => {
  const NOW = Date.parse(AT);
  const LAST = { at: NOW, undone: false, isLast: true, tripStarted: false };

  test.each([
    ['the last one', LAST, NOW, true],
    ['after two minutes', LAST, undoUntil(NOW), true],
    ['a moment later', LAST, undoUntil(NOW) + 1, 'undo_too_late'],
    ['an earlier one', { ...LAST, isLast: false }, NOW, 'undo_not_last'],
    ['of a boat that left', { ...LAST, tripStarted: true }, NOW, 'trip_started'],
    ['twice', { ...LAST, undone: true }, NOW, 'undo_done'],
  ])('%s', (_name, validation, now, want) => {
    const verdict = checkUndo(validation, now);
    expect(verdict.ok || verdict.code).toBe(want);
  });
});

describe('checkTripStart', () => {
  test.each([
    [3, 3, true],
    [0, 0, 'trip_empty'],
    [3, 2, 'trip_count_changed'],
    [3, 40, 'trip_count_changed'],
  ])('%i validated, %i named', (validated, named, want) => {
    const verdict = checkTripStart(validated, named);
    expect(verdict.ok || verdict.code).toBe(want);
  });
});

describe('scannerBanners', () => {
  const PAID = {
    depart_date: '2026-03-09',
    is_paid: true,
    expired: false,
    request_refund_at: null,
    refunded_at: null,
    request_canceled_at: null,
    canceled_at: null,
    validated_at: null,
  };

  test.each<[part: Partial<typeof PAID> | Record<string, unknown>, want: string[]]>([
    [{}, []],
    [{ is_paid: false }, ['Unpaid']],
    [{ is_paid: false, depart_date: null }, []],
    [{ request_refund_at: AT }, ['Pending Refund']],
    [{ request_canceled_at: AT }, ['Pending Void']],
    [{ request_refund_at: AT, refunded_at: AT, canceled_at: AT }, ['Refunded', 'Void']],
    [{ request_canceled_at: AT, canceled_at: AT }, ['Void']],
    [{ expired: true }, ['Expired']],
    [{ validated_at: AT }, ['Validated']],
    [{ is_paid: false, expired: true }, ['Unpaid', 'Expired']],
  ])('%o', (part, want) => {
    expect(scannerBanners({ ...PAID, ...part })).toEqual(want);
  });
});
