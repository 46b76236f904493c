import { PACKAGE_PLATFORMS } from '../../generated/constants.ts';
import type { FieldProblem } from '../forms/field-problem.ts';
import type { PackageKinds } from './shapes.ts';

/** The options of a package as entered; missing ones are off. */
type KindValues = Partial<Omit<PackageKinds, 'platforms'>>;

/** Checks that the options are compatible (001 §4); the later of two in the form is reported. @internal */
export function checkKinds({
  vvip,
  vvip_charter: charter,
  exhibition,
  minisigua,
  wristband,
}: KindValues): FieldProblem[] {
  const wrong: [field: string, contradicts: boolean | undefined][] = [
    ['vvip_charter', charter && !vvip],
    ['exhibition', exhibition && (vvip || charter)],
    ['minisigua', minisigua && vvip],
    ['wristband', wristband && (vvip || minisigua)],
  ];
  return wrong.flatMap(([field, contradicts]) => (contradicts ? [{ field, code: 'package_kinds' }] : []));
}

const PLATFORMS: ReadonlySet<string> = new Set(PACKAGE_PLATFORMS);

/**
 * Checks that the platforms exist and suit the options.
 * At least one is required, except for an exhibition, which is sold in exhibitions only (001 §5); VVIP
 * is never sold there (001 §4).
 * @internal
 */
export function checkPlatforms(platforms: readonly string[], { vvip, exhibition }: KindValues): FieldProblem[] {
  const field = 'platforms';
  if (platforms.some((platform) => !PLATFORMS.has(platform))) return [{ field, code: 'option_unknown' }];
  if (platforms.length === 0) return exhibition ? [] : [{ field, code: 'options_required' }];
  const wrong = exhibition
    ? platforms.some((platform) => platform !== 'exhibition')
    : vvip && platforms.includes('exhibition');
  return wrong ? [{ field, code: 'package_kinds' }] : [];
}
