import type { OperationMap, ValidateAnswer } from '@muara/contract/types';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { counterSale } from '../../support/stages/sales.ts';
import { seller } from './ticket-detail.ts';
import type { World } from './world.ts';

/** A phone that is held upright. */
export const PHONE = { width: 390, height: 844 };

/** A trip from Jeti Muara, which has no slots, with forty places, as calls send it. */
export const TRIP = {
  boat_operator_id: 1,
  boat_operator_name: 'Sungai Melaka Boats',
  jetty_id: 1,
  jetty_name: 'Jeti Muara',
  boat_no: 'MLK 101',
  time: '10:00',
  shift: 'Shift 1 - Pagi',
  total_passenger: 40,
} satisfies OperationMap['startTrip']['body'];

/** The trip as a phone keeps it, with nobody aboard; it belongs to no one yet. */
export const STORED_TRIP = {
  ...TRIP,
  remaining_passenger: 40,
  validated: 0,
  trip_id: null,
  pending: null,
  last: null,
};

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
export async function openScanner(page: Page, person: Person): Promise<void> {
  await page.setViewportSize(PHONE);
  await person.open(page, '/d/qr-scanner');
}

/** Fills the trip form in and sends it. */
export async function setUpTrip(page: Page, part: Partial<typeof FORM> = {}): Promise<void> {
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

/** Scans a code and boards everybody whom it admits; returns when the next can be scanned. */
export async function boardTyped(page: Page, code: string): Promise<void> {
  await typeCode(page, code);
  await button(result(page, 'Ready to board'), /^Validate/).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The result of the validation covers the screen for a moment.
  await expect(page.locator('main')).not.toHaveAttribute('inert');
}

interface Sold {
  id: number;
  code: string;
}

/** Sells tickets for today from Jeti Muara. */
export async function sellAtCounter(
  world: World,
  ...parts: Partial<OperationMap['generateTicket']['body']>[]
): Promise<Sold[]> {
  const cashier = await seller(world);
  const sold: Sold[] = [];
  for (const part of parts) {
    const { ticket } = await cashier.call.generateTicket({ body: counterSale(part) });
    if (!ticket) throw new Error('the price of the sale was another one');
    sold.push({ id: ticket.id, code: ticket.code });
  }
  return sold;
}

/** A sale of adults of the day cruise. */
export const adults = (count: number) => ({
  total_adult: count,
  total_child: 0,
  amount: count * 30,
  cash_in: count * 30,
  cash_out: 0,
});

/** Boards a ticket over the API, as another phone of the same or another person does. */
export async function boardElsewhere(person: Person, { id, code }: Sold, nonce: string): Promise<ValidateAnswer> {
  return person.call.validateTicket({ body: { ...TRIP, id, code, qrcode: code, _: nonce } });
}

/** How many of a ticket are aboard, as the server knows it. */
export async function aboardOf(person: Person, code: string): Promise<number> {
  const { ticket } = await person.call.scanTicket({ params: { qr: code }, query: { typed: 1 } });
  return ticket.total_validated;
}
