import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKAGE_PLATFORMS, PUBLIC_PLATFORMS, type PackagePlatform } from '../../generated/constants.ts';
import {
  checkPackageForm,
  couplePackage,
  packageLocks,
  type PackageClick,
  type PackageKinds,
  type PackageOption,
  settlePlatforms,
  tierWarnings,
} from '../index.ts';
import { edgeBiased } from '../testing/edges.ts';

const NONE: PackageKinds = {
  vvip: false,
  vvip_charter: false,
  exhibition: false,
  minisigua: false,
  wristband: false,
  platforms: [],
};
const OPTIONS: readonly PackageOption[] = ['vvip', 'vvip_charter', 'exhibition', 'minisigua', 'wristband'];

const someClick = fc.oneof(
  fc.record({ option: fc.constantFrom(...OPTIONS), on: fc.boolean() }),
  fc.record({ platform: fc.constantFrom(...PACKAGE_PLATFORMS), on: fc.boolean() }),
) satisfies fc.Arbitrary<PackageClick>;
const after = (clicks: readonly PackageClick[], from = NONE): PackageKinds => clicks.reduce(couplePackage, from);
const someKinds = fc.array(someClick, { maxLength: 25 }).map((clicks) => after(clicks));

describe('couplePackage (001 §4)', () => {
  const whole: readonly PackagePlatform[] = ['public', ...PUBLIC_PLATFORMS];
  const cases: [name: string, from: Partial<PackageKinds>, click: PackageClick, to: Partial<PackageKinds>][] = [
    [
      'VVIP clears the others and swaps the platform',
      { minisigua: true, exhibition: true, platforms: ['exhibition'] },
      { option: 'vvip', on: true },
      { vvip: true, minisigua: false, exhibition: false, platforms: ['booking'] },
    ],
    [
      'VVIP clears the wristband and keeps other platforms',
      { wristband: true, platforms: ['counter', 'agent'] },
      { option: 'vvip', on: true },
      { vvip: true, wristband: false, platforms: ['counter', 'booking', 'agent'] },
    ],
    [
      'without VVIP there is no booking and no charter',
      { vvip: true, vvip_charter: true, platforms: ['counter', 'booking'] },
      { option: 'vvip', on: false },
      { vvip: false, vvip_charter: false, platforms: ['counter'] },
    ],
    [
      'an exhibition excludes the other options',
      { vvip: true, vvip_charter: true, platforms: ['counter', 'booking'] },
      { option: 'exhibition', on: true },
      { exhibition: true, vvip: false, vvip_charter: false, platforms: ['exhibition'] },
    ],
    [
      'what was an exhibition is offered nowhere',
      { exhibition: true, platforms: ['exhibition'] },
      { option: 'exhibition', on: false },
      { exhibition: false, platforms: [] },
    ],
    ['a wristband ends minisigua', { minisigua: true }, { option: 'wristband', on: true }, { minisigua: false }],
    ['minisigua ends the wristband', { wristband: true }, { option: 'minisigua', on: true }, { wristband: false }],
    ['minisigua off changes nothing else', { minisigua: true }, { option: 'minisigua', on: false }, NONE],
    ['a charter needs VVIP', {}, { option: 'vvip_charter', on: true }, NONE],
    ['a charter of VVIP', { vvip: true }, { option: 'vvip_charter', on: true }, { vvip: true, vvip_charter: true }],
    ['VVIP locks minisigua', { vvip: true }, { option: 'minisigua', on: true }, { vvip: true, minisigua: false }],
    ['VVIP locks the wristband', { vvip: true }, { option: 'wristband', on: true }, { vvip: true, wristband: false }],
    [
      'public ticks its four',
      { platforms: ['counter'] },
      { platform: 'public', on: true },
      { platforms: ['counter', ...whole] },
    ],
    [
      'public unticks its four',
      { platforms: ['counter', ...whole] },
      { platform: 'public', on: false },
      { platforms: ['counter'] },
    ],
    [
      'one child gone is no longer public',
      { platforms: whole },
      { platform: 'kiosk', on: false },
      { platforms: ['web_app', 'mobile_app_android', 'mobile_app_ios'] },
    ],
    [
      'the fourth child makes it public',
      { platforms: ['kiosk', 'web_app', 'mobile_app_ios'] },
      { platform: 'mobile_app_android', on: true },
      { platforms: whole },
    ],
    [
      'the platforms of an exhibition are fixed',
      { exhibition: true, platforms: ['exhibition'] },
      { platform: 'counter', on: true },
      { exhibition: true, platforms: ['exhibition'] },
    ],
    [
      'VVIP is never offered in exhibitions',
      { vvip: true, platforms: ['booking'] },
      { platform: 'exhibition', on: true },
      { platforms: ['booking'] },
    ],
  ];
  it.each(cases)('%s', (_name, from, click, to) => {
    expect(couplePackage({ ...NONE, ...from }, click)).toMatchObject(to);
  });

  it('never reaches options that cannot be stored', () => {
    fc.assert(
      fc.property(someKinds, (kinds) => {
        const problems = checkPackageForm({ ...kinds }).filter(({ code }) =>
          ['package_kinds', 'option_unknown'].includes(code),
        );
        expect(problems).toEqual([]);
        expect(kinds.platforms).toEqual(settlePlatforms(kinds.platforms));
      }),
      { numRuns: 2_000 },
    );
  });

  it('does nothing more when the same click comes twice', () => {
    fc.assert(
      fc.property(someKinds, someClick, (kinds, click) => {
        const once = couplePackage(kinds, click);
        expect(couplePackage(once, click)).toEqual(once);
      }),
    );
  });

  it('lets no click on what is locked change a platform or turn an option on, but an exhibition ends VVIP', () => {
    fc.assert(
      fc.property(someKinds, someClick, (kinds, click) => {
        const { options, platforms } = packageLocks(kinds);
        const locked =
          'option' in click ? options[click.option] && click.option !== 'exhibition' : platforms[click.platform];
        if (locked) expect(couplePackage(kinds, click)).toEqual(kinds);
      }),
    );
  });
});

describe('packageLocks (001 §4)', () => {
  it('locks nothing of an ordinary package', () => {
    expect(packageLocks(NONE)).toEqual({ options: {}, platforms: {} });
  });

  it('locks minisigua, exhibition and wristband while VVIP is on', () => {
    expect(packageLocks({ ...NONE, vvip: true })).toEqual({
      options: { minisigua: 'vvip', exhibition: 'vvip', wristband: 'vvip' },
      platforms: { exhibition: 'vvip' },
    });
  });

  it('fixes every platform while exhibition is on', () => {
    const { options, platforms } = packageLocks({ ...NONE, exhibition: true });
    expect(options).toEqual({});
    expect(Object.keys(platforms).sort()).toEqual([...PACKAGE_PLATFORMS].sort());
  });
});

describe('settlePlatforms (001 §3)', () => {
  it('stores public exactly with all four that it groups', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PACKAGE_PLATFORMS)), (platforms) => {
        const settled = settlePlatforms(platforms);
        expect(settled.includes('public')).toBe(PUBLIC_PLATFORMS.every((child) => settled.includes(child)));
        expect(settlePlatforms(settled.toReversed())).toEqual(settled);
        const named = platforms.filter((platform) => platform !== 'public');
        expect(settled).toEqual(expect.arrayContaining(named));
      }),
    );
  });

  it('reads public alone as all four', () => {
    expect(settlePlatforms(['public', 'agent'])).toEqual(['agent', 'public', ...PUBLIC_PLATFORMS]);
  });
});

describe('tierWarnings (002 §9)', () => {
  const band = (min: number, max: number) => ({ min, max, discount: 5, type: '%' });

  it.each([
    ['no band', [], []],
    ['the band of a new package', [band(0, 0)], []],
    ['bands that meet', [band(0, 0), band(1, 9), band(10, 49)], []],
    ['bands in any order', [band(10, 49), band(0, 9)], []],
    ['an overlap', [band(1, 10), band(10, 20)], [{ kind: 'overlap', index: 1, from: 10, to: 10 }]],
    [
      'the later in the list, not the higher',
      [band(10, 20), band(1, 10)],
      [{ kind: 'overlap', index: 1, from: 10, to: 10 }],
    ],
    ['a gap', [band(0, 0), band(10, 49), band(60, 99)], [{ kind: 'gap', index: 2, from: 50, to: 59 }]],
    [
      'one inside another, then a gap',
      [band(1, 20), band(5, 7), band(30, 40)],
      [
        { kind: 'overlap', index: 1, from: 5, to: 7 },
        { kind: 'gap', index: 2, from: 21, to: 29 },
      ],
    ],
    ['zero passengers twice', [band(0, 0), band(0, 5)], []],
    ['unfinished bands', [{ min: 1 }, { min: 9, max: 3 }, { min: 1.5, max: 4 }, {}], []],
  ])('%s', (_name, tiers, want) => {
    expect(tierWarnings(tiers)).toEqual(want);
  });

  it('finds every count that is covered twice, and every one left out between bands, and no other', () => {
    const bands = fc.array(
      fc
        .tuple(edgeBiased([0, 1, 9, 10, 11, 12], fc.nat(30)), edgeBiased([0, 1, 8], fc.nat(8)))
        .map(([min, size]) => band(min, min + size)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(bands, (tiers) => {
        const covering = (passengers: number): number =>
          tiers.filter(({ min, max }) => min <= passengers && passengers <= max).length;
        const counts = Array.from({ length: 40 }, (_, index) => index + 1);
        const covered = counts.filter((passengers) => covering(passengers) > 0);
        const [lowest = 1, highest = 0] = [covered[0], covered.at(-1)];
        const inside = (kind: string) =>
          counts.filter((passengers) =>
            tierWarnings(tiers).some(
              (warning) => warning.kind === kind && warning.from <= passengers && passengers <= warning.to,
            ),
          );
        expect(inside('overlap')).toEqual(counts.filter((passengers) => covering(passengers) > 1));
        expect(inside('gap')).toEqual(
          counts.filter((passengers) => covering(passengers) === 0 && lowest < passengers && passengers < highest),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('names the head counts from the lowest on, and a band of the list', () => {
    const bands = fc.array(
      fc.tuple(fc.nat(30), fc.nat(30)).map(([min, max]) => band(min, max)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(bands, (tiers) => {
        const warnings = tierWarnings(tiers);
        expect(warnings.map(({ from }) => from)).toEqual(warnings.map(({ from }) => from).sort((a, b) => a - b));
        for (const { index, from, to } of warnings) {
          expect(tiers[index]).toBeDefined();
          expect(from).toBeLessThanOrEqual(to);
        }
      }),
    );
  });
});
