import type { Locator, Page } from '@playwright/test';
import type { OperationMap } from '@muara/contract/types';
import type { Person } from './person.ts';

type NewUser = OperationMap['addUser']['body'];

/** The rows of the users list, without the line of titles. */
export function userRows(page: Page): Locator {
  return page
    .getByRole('table', { name: 'Users Management' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** The row of one user, by name. */
export function userRow(page: Page, name: string): Locator {
  return userRows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** A user that can be stored; `number` keeps several apart. */
export function someUser(number: number, more: Partial<NewUser> = {}): NewUser {
  return {
    name: `Person ${String(number).padStart(3, '0')}`,
    username: `person${number}`,
    email: `person${number}@muara.test`,
    contact: `01${String(10_000_000 + number)}`,
    password: 'muara123',
    role: 'CSA',
    ...more,
  };
}

/** Adds users over the API, one after the other. */
export async function addUsers(manager: Person, users: NewUser[]): Promise<void> {
  for (const body of users) await manager.call.addUser({ body });
}

/** The smallest picture there is. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Drops files on the place where a picture goes. */
export async function dropFiles(page: Page, files: { name: string; base64: string }[]): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of given) {
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
    }
    return transfer;
  }, files);
  await page.getByText('Drop a picture here, or').dispatchEvent('drop', { dataTransfer: data });
}
