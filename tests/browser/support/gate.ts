import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** A phone that is held upright. */
export const PHONE = { width: 390, height: 844 };

/** The trip in its form. */
const FORM = {
  operator: 'Sungai Melaka Boats',
  jetty: 'Jeti Muara',
  shift: 'Shift 1 - Pagi',
  time: '10:00',
  boat: 'MLK 101',
  places: '40',
};

export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
/** How many places are left, in the large figures. */
export const placesLeft = (page: Page) => page.getByTestId('places-left');
/** The result of a scan over the whole screen. */
export const result = (page: Page, word: 'Ready to board' | 'Check first' | 'Do not board') =>
  page.getByRole('dialog', { name: word });
export const codeField = (page: Page) => page.getByLabel('Ticket code');

/** Opens the scanner as somebody, on a phone. */
async function openScanner(page: Page, person: Person): Promise<void> {
  await page.setViewportSize(PHONE);
  await person.open(page, '/d/qr-scanner');
}

/** Fills the trip form in and sends it. */
async function setUpTrip(page: Page, part: Partial<typeof FORM> = {}): Promise<void> {
  const trip = { ...FORM, ...part };
  await page.getByLabel('Boat operator').selectOption(trip.operator);
  await page.getByLabel('Jetty').selectOption(trip.jetty);
  await page.getByLabel('Shift').selectOption(trip.shift);
  await page.getByLabel('Time').selectOption(trip.time);
  await page.getByLabel('Boat number').fill(trip.boat);
  await page.getByLabel('Total passenger').fill(trip.places);
  await button(page, 'Set up trip').click();
  await expect(button(page, 'Start Trip')).toBeVisible();
}

/** A phone at the gate whose camera view is open. */
export async function atGate(
  page: Page,
  world: World,
  part: Partial<typeof FORM> = {},
  account = 'csa',
): Promise<Person> {
  const csa = await world.signIn(account);
  await openScanner(page, csa);
  await setUpTrip(page, part);
  await button(page, 'Scan').click();
  await expect(codeField(page)).toBeVisible();
  return csa;
}

/** Types a code from the paper. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}
