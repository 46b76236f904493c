import { APP_PLATFORMS, type AppPlatform } from '@muara/contract/constants';
import { ROLES } from '@muara/contract/permissions';
import type { OperationMap } from '@muara/contract/types';
import { presentGrid } from '../../src/domain/people/index.ts';
import { PNG_PIXEL } from './images.ts';

/** A one-pixel image, as a data URL. */
export const PNG = `data:image/png;base64,${PNG_PIXEL}`;

/** The form of a new cashier. */
export function newCashier(part: Partial<OperationMap['addUser']['body']> = {}): OperationMap['addUser']['body'] {
  return {
    name: 'Nurul Huda',
    username: 'nurul',
    email: 'nurul@muara.test',
    contact: '0123456789',
    password: 'muara123',
    role: 'Cashier',
    shift: 'Shift 1 - Pagi',
    ...part,
  };
}

/** The settings form of a new world, unchanged. */
export function settingsForm(
  part: Partial<OperationMap['saveSetting']['body']> = {},
): OperationMap['saveSetting']['body'] {
  return {
    child_min_age: 4,
    adult_min_age: 13,
    senior_min_age: 60,
    super_senior_min_age: 70,
    agents_ticket_expiry_period: 6,
    roles: Object.entries(ROLES).map(([name, { policies, internal }]) => ({
      name,
      policies: internal ? presentGrid(policies) : {},
    })),
    ...part,
  };
}

/** A custom role with these permissions. */
export function customRole(
  name: string,
  policies: Record<string, string[]>,
): { name: string; policies: ReturnType<typeof presentGrid> } {
  return { name, policies: presentGrid(policies) };
}

export function appVersions(part: Partial<Record<AppPlatform, string>> = {}): Record<AppPlatform, string> {
  const all = Object.fromEntries(APP_PLATFORMS.map((app) => [app, '1.0.0'])) as Record<AppPlatform, string>;
  return { ...all, ...part };
}
