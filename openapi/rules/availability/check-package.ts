import type { PackagePlatform, TicketPlatform } from '../../generated/constants.ts';
import type { EpochMs } from '../dates/local-date.ts';
import { parseInstant } from '../dates/parse-instant.ts';
import { OK, type Verdict } from '../verdict.ts';

export interface PackageToCheck {
  /** By wire names. */
  package: {
    active: boolean;
    exhibition: boolean;
    start_date: string;
    end_date: string;
    platforms: readonly PackagePlatform[];
    deleted_at?: string | null;
  };
  platform: TicketPlatform;
  /** Whether the sale is part of an exhibition. */
  exhibition: boolean;
  now: EpochMs;
}

/** The package platforms that allow a sale on each ticket platform: any one of them is enough. */
const OFFERED: Record<TicketPlatform, readonly PackagePlatform[]> = {
  web_app: ['web_app', 'public'],
  mobile_app: ['mobile_app_android', 'mobile_app_ios', 'public'],
  kiosk: ['kiosk', 'public'],
  terminal: ['android_terminal'],
  counter: ['counter'],
  booking: ['booking'],
  agent_dashboard: ['agent'],
};

/**
 * Whether a package is on sale now on this platform (001 §3).
 * It must be active, not removed, between its start and end, and sold on the platform. Exhibition
 * packages are sold in exhibitions only, and exhibitions sell nothing else.
 */
export function checkPackage(input: PackageToCheck): Verdict<'package_not_on_sale'> {
  const { package: offer, platform, exhibition, now } = input;
  const start = parseInstant(offer.start_date);
  const end = parseInstant(offer.end_date);
  const places: readonly PackagePlatform[] = exhibition ? ['exhibition'] : OFFERED[platform];
  const onSale =
    offer.active &&
    !offer.deleted_at &&
    (start === null || start <= now) &&
    (end === null || now <= end) &&
    offer.exhibition === exhibition &&
    places.some((place) => offer.platforms.includes(place));
  return onSale ? OK : { ok: false, code: 'package_not_on_sale', field: 'package_id' };
}
