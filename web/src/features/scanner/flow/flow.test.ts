import type { ScannedTicket } from '@muara/contract/types';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Flow, type FlowEvent, isReading, nextFlow, scanRefusal, START } from './flow.ts';
import { scannedTicket } from './test-ticket.ts';

const scan = { code: 'MRCX7K2M9QP', isTyped: false };
const ticket = scannedTicket();
const loaded = (part: Partial<ScannedTicket> = {}, remaining = 40): FlowEvent => ({
  type: 'loaded',
  scan,
  ticket: { ...ticket, ...part },
  remaining,
  nonce: 'nonce-0001',
});
const boarded = (remaining: number): FlowEvent => ({ type: 'boarded', passengers: 3, name: 'Nurul Huda', remaining });
const run = (...events: FlowEvent[]): Flow => events.reduce(nextFlow, START);
const open: FlowEvent = { type: 'open' };
const scanned: FlowEvent = { type: 'scan', scan };
const refused = { boarding: { result: 'refused', code: 'ticket_not_paid', message: 'Not paid' } } as const;

describe('the flow of the scanner', () => {
  test('summary, camera, ticket, boarded, and back to the camera', () => {
    expect(run(open)).toEqual({ at: 'camera' });
    expect(run(open, scanned)).toEqual({ at: 'loading', from: 'camera', scan });
    expect(run(open, scanned, loaded())).toMatchObject({ at: 'ticket', from: 'camera', nonce: 'nonce-0001' });
    expect(run(open, scanned, loaded(), boarded(37))).toMatchObject({ at: 'boarded', passengers: 3, from: 'camera' });
    expect(run(open, scanned, loaded(), boarded(37), { type: 'close' })).toEqual({ at: 'camera' });
  });

  test('a result that is gone closes nothing else', () => {
    expect(run(open, { type: 'close' })).toEqual({ at: 'camera' });
    expect(run(open, { type: 'leave' })).toEqual({ at: 'summary' });
  });

  test('a scan without the camera leads back to the summary', () => {
    expect(run(scanned, loaded(), { type: 'close' })).toEqual({ at: 'summary' });
  });

  test('a full boat leads back to the summary', () => {
    expect(run(open, scanned, loaded(), boarded(0), { type: 'close' })).toEqual({ at: 'summary' });
  });

  test('a scan that fails leads back to where it began', () => {
    expect(run(open, scanned, { type: 'failed', scan })).toEqual({ at: 'camera' });
  });

  test('an answer to another scan changes nothing', () => {
    const other = { code: 'MRCX7K2M9QP', isTyped: false };
    expect(run(open, { type: 'scan', scan: other }, loaded())).toEqual({ at: 'loading', from: 'camera', scan: other });
    expect(run(open, loaded())).toEqual({ at: 'camera' });
  });

  test('a validation that ends after a reload shows its result over the summary', () => {
    expect(run(boarded(37))).toMatchObject({ at: 'boarded', from: 'summary' });
  });

  test('everybody left is picked at first, and a pick stays within those left and the places', () => {
    const shown = run(open, scanned, loaded());
    expect(shown).toMatchObject({ picked: { adult: 2, child: 1 } });
    const pick = (total: number, remaining = 40): FlowEvent => ({ type: 'pick', category: 'adult', total, remaining });
    expect(nextFlow(shown, pick(1))).toMatchObject({ picked: { adult: 1, child: 1 } });
    expect(nextFlow(shown, pick(9))).toMatchObject({ picked: { adult: 2, child: 1 } });
    expect(nextFlow(shown, pick(-1))).toMatchObject({ picked: { adult: 0, child: 1 } });
    expect(nextFlow(shown, pick(2, 2))).toMatchObject({ picked: { adult: 1, child: 1 } });
  });

  test('a party too large for the boat begins with nobody', () => {
    expect(run(open, scanned, loaded({}, 2))).toMatchObject({ picked: {} });
  });
});

test.each<[name: string, flow: Flow, remaining: number, want: string | null]>([
  ['the camera', run(open), 40, null],
  ['the summary', START, 40, null],
  ['a boat that is full', run(open), 0, 'full'],
  ['a lookup under way', run(open, scanned), 40, 'waiting'],
  ['a ticket that can board', run(open, scanned, loaded()), 40, 'unfinished'],
  ['a ticket that cannot', run(open, scanned, loaded(refused)), 40, null],
  ['a result of a validation', run(open, boarded(37)), 37, null],
])('a new code at %s', (_name, flow, remaining, want) => {
  expect(scanRefusal(flow, remaining)).toBe(want);
  expect(isReading(flow, { pending: null, remaining_passenger: remaining })).toBe(want === null);
  expect(isReading(flow, { pending: {}, remaining_passenger: remaining })).toBe(false);
});

const event = fc.oneof<fc.Arbitrary<FlowEvent>[]>(
  fc.constantFrom<FlowEvent>(open, { type: 'leave' }, { type: 'close' }, scanned, { type: 'failed', scan }),
  fc.nat(5).map((remaining) => loaded({}, remaining)),
  fc.nat(5).map((remaining) => loaded(refused, remaining)),
  fc.nat(5).map(boarded),
  fc.nat(5).map((remaining): FlowEvent => ({ type: 'pick-all', remaining })),
  fc
    .record({ category: fc.constantFrom('adult', 'child', 'senior'), total: fc.integer({ min: -9, max: 9 }) })
    .map((picked): FlowEvent => ({ type: 'pick', ...picked, remaining: 2 })),
);

test('no order of events picks more than are left, or shows a ticket that nobody scanned', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let flow: Flow = START;
      for (const next of events) {
        const before = flow;
        flow = nextFlow(flow, next);
        if (flow.at !== 'ticket') continue;
        expect(before.at === 'ticket' || (before.at === 'loading' && next.type === 'loaded')).toBe(true);
        for (const [category, count] of Object.entries(flow.picked)) {
          const left = flow.ticket.left.find((one) => one.category === category)?.total ?? 0;
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(left);
        }
      }
    }),
  );
});
