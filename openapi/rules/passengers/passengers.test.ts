import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import { around, edgeBiased } from '../testing/edges.ts';
import { ageBands, type AgeBand } from './age-bands.ts';
import { anyCounts } from '../testing/any-counts.ts';
import { capCount } from './cap-count.ts';
import { checkGroup } from './check-group.ts';
import { countPassengers } from './count-passengers.ts';
import { countsFromWire } from './counts-from-wire.ts';
import { countsToWire } from './counts-to-wire.ts';

const category = fc.constantFrom(...PASSENGER_CATEGORIES);

describe('countPassengers', () => {
  it.each([-1, 1.5, Number.NaN])('refuses a count of %d', (count) => {
    expect(() => countPassengers({ adult: count })).toThrow(RangeError);
  });

  it('counts the free passengers on top', () => {
    fc.assert(
      fc.property(anyCounts(), fc.nat(50), (counts, free) => {
        expect(countPassengers(counts, free)).toBe(countPassengers(counts) + free);
      }),
    );
  });
});

describe('countsFromWire and countsToWire', () => {
  it('read what is missing or null as nobody', () => {
    expect(countsFromWire({ total_adult: 2, total_child: null })).toMatchObject({ adult: 2, child: 0, baby: 0 });
  });

  it('are inverses and carry all eleven categories', () => {
    fc.assert(
      fc.property(anyCounts(), (counts) => {
        const wire = countsToWire(counts);
        expect(Object.keys(wire)).toHaveLength(11);
        expect(countsToWire(countsFromWire(wire))).toEqual(wire);
        expect(countPassengers(countsFromWire(wire))).toBe(countPassengers(counts));
      }),
    );
  });
});

describe('ageBands', () => {
  const settings = fc
    .tuple(
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 30 }),
    )
    .map(([child, toAdult, toSenior, toSuper]) => ({
      child_min_age: child,
      adult_min_age: child + toAdult,
      senior_min_age: child + toAdult + toSenior,
      super_senior_min_age: child + toAdult + toSenior + toSuper,
    }));
  /** With an age that is often a birthday at which the category changes, or a year beside it. */
  const agedSettings = settings.chain((ages) =>
    fc.tuple(fc.constant(ages), edgeBiased(around(0, ...Object.values(ages)), fc.nat(120))),
  );
  const holds = (band: AgeBand | null, age: number) =>
    band !== null && band.from <= age && (band.to === null || age <= band.to);

  it('give every age exactly one Malaysian and one foreign category', () => {
    fc.assert(
      fc.property(agedSettings, ([ages, age]) => {
        const bands = ageBands(ages);
        const local = [bands.baby, bands.child, bands.adult, bands.senior, bands.super_senior];
        const foreign = [bands.baby_foreigner, bands.child_foreigner, bands.adult_foreigner];
        expect(local.filter((band) => holds(band, age))).toHaveLength(1);
        expect(foreign.filter((band) => holds(band, age))).toHaveLength(1);
      }),
    );
  });
});

describe('capCount', () => {
  /** Often the last seat, and one head more or fewer than it. */
  const capped = fc.tuple(anyCounts(), category).chain(([counts, which]) => {
    const others = countPassengers({ ...counts, [which]: 0 });
    return edgeBiased(around(others), fc.nat(500)).chain((max) => {
      const wanted = edgeBiased(around(0, Math.max(0, max - others)), fc.nat(300));
      return fc.record({
        counts: fc.constant(counts),
        which: fc.constant(which),
        others: fc.constant(others),
        max: fc.constant(max),
        wanted,
      });
    });
  });

  it('never lets the party pass the maximum, and grants all that fits', () => {
    fc.assert(
      fc.property(capped, ({ counts, which, others, wanted, max }) => {
        const { count, capped } = capCount({ counts, category: which, wanted, max });
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBe(Math.min(wanted, Math.max(0, max - others)));
        expect(capped).toBe(count < wanted);
      }),
    );
  });

  it('keeps the count while the field has no number', () => {
    expect(capCount({ counts: { adult: 3 }, category: 'adult', wanted: Number.NaN, max: 10 }).count).toBe(3);
  });
});

describe('checkGroup', () => {
  it('lets no party through that has nobody but babies', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.boolean(), fc.boolean(), (local, foreign, malaysian, nonMalaysian) => {
        const counts = { baby: local, baby_foreigner: foreign };
        const verdict = checkGroup({ malaysian, nonMalaysian, state: 'Melaka', country: 'Japan', counts });
        expect(verdict.ok).toBe(false);
      }),
    );
  });

  it('names the field at fault', () => {
    const party = { malaysian: false, nonMalaysian: true, state: null, country: null, counts: { adult_foreigner: 1 } };
    expect(checkGroup(party)).toEqual({ ok: false, code: 'country_required', field: 'country' });
  });
});
