import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type Person } from '@testing/test-world.ts';
import type { OperationMap } from '@muara/contract/types';

type NewUser = OperationMap['addUser']['body'];

/** The rows of the users list, without the line of titles. */
export function userRows(): Locator {
  return page
    .getByRole('table', { name: 'Users Management' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** The row of one user, by name. */
export function userRow(name: string): Locator {
  return userRows().filter({ has: page.getByRole('link', { name, exact: true }) });
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

/** Drops files on the place for a picture. */
export async function dropFiles(files: File[]): Promise<void> {
  const place = page.getByText('Drop a picture here, or');
  await expect.element(place).toBeVisible();
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  place.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
