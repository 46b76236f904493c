import { expect } from 'vitest';
import { page, type LocatorSelectors } from 'vitest/browser';
import { press } from './actions.ts';
import { nextFrame } from './next-frame.ts';
import { renderScreen } from './render-screen.ts';
import type { Person, TestWorld } from './test-world.ts';
import { scans } from '@/lib/scanner/scans.ts';

/** A phone that is held upright. */
const PHONE = [390, 844] as const;

/** The trip in its form. */
const FORM = {
  operator: 'Sungai Melaka Boats',
  jetty: 'Jeti Muara',
  shift: 'Shift 1 - Pagi',
  time: '10:00',
  boat: 'MLK 101',
  places: '40',
};

export const button = (within: LocatorSelectors, name: string | RegExp) => within.getByRole('button', { name });
/** How many places are left, in the large figures. */
export const placesLeft = () => page.getByTestId('places-left');
/** The result of a scan over the whole screen. */
export const result = (word: 'Ready to board' | 'Check first' | 'Do not board') =>
  page.getByRole('dialog', { name: word });
export const codeField = () => page.getByLabelText('Ticket code');

/** Opens the scanner as somebody, on a phone. */
export async function openScanner(world: TestWorld, person: Person): Promise<void> {
  await renderScreen('/d/qr-scanner', { as: person, world, size: PHONE });
}

/** Fills the trip form in and sends it. */
export async function setUpTrip(part: Partial<typeof FORM> = {}): Promise<void> {
  const trip = { ...FORM, ...part };
  await page.getByLabelText('Boat operator').selectOptions(trip.operator);
  await page.getByLabelText('Jetty').selectOptions(trip.jetty);
  await page.getByLabelText('Shift').selectOptions(trip.shift);
  await page.getByLabelText('Time').selectOptions(trip.time);
  await page.getByLabelText('Boat number').fill(trip.boat);
  await page.getByLabelText('Total passenger').fill(trip.places);
  await button(page, 'Set up trip').click();
  await expect.element(button(page, 'Start Trip')).toBeVisible();
}

/** A phone at the gate whose camera view is open. */
export async function atGate(world: TestWorld, part: Partial<typeof FORM> = {}, account = 'csa'): Promise<Person> {
  const csa = await world.signIn(account);
  await openScanner(world, csa);
  await setUpTrip(part);
  await button(page, 'Scan').click();
  await expect.element(codeField()).toBeVisible();
  return csa;
}

/** Types a code from the paper. */
export async function typeCode(code: string): Promise<void> {
  await codeField().fill(code);
  await press('Enter', codeField());
}

/** Hands a code over to the screen, as a scanner gun's burst of keys is. */
export async function scanWithGun(code: string): Promise<void> {
  scans.handOver(code);
  await nextFrame();
}

/** Scans a code and boards everybody whom it admits; returns when the next can be scanned. */
export async function boardTyped(world: TestWorld, code: string): Promise<void> {
  await typeCode(code);
  await button(result('Ready to board'), /^Validate/).click();
  await passResult(world);
}

/** Lets the result of a validation pass, which covers the screen for a moment. */
export async function passResult(world: TestWorld): Promise<void> {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .poll(() => {
      world.clock.pass(1_000);
      return page.getByCss('main[inert]').query();
    })
    .toBeNull();
}
