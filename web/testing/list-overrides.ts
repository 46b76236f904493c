import { PRICED_CATEGORIES } from '@muara/contract/constants';
import type { SCREENS, ScreenName } from '@muara/contract/screens';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { FieldKind } from './field-values.ts';
import { PNG_FILE } from './forms.ts';

/** What is special about a list; everything else follows from the contract. */
export interface ListOverride {
  /** Who adds, changes and removes; a manager by default. */
  account?: string;
  /** Values that replace those of the contract's example; `undefined` leaves one out. */
  values?: Record<string, unknown>;
  /** Fills what is no field of text or number. */
  complete?(form: Locator): Promise<void>;
  /** Changes a record where the field of its name is not the one to change. */
  change?(form: Locator, tag: string): Promise<void>;
  /** The row does not show the change. */
  isChangeHidden?: boolean;
  added?: string;
  removed?: string;
  /** The button in the form that removes, where the row has none. */
  removeInside?: string;
  /** The fields that are given wrong values. */
  fields?: Record<string, FieldKind>;
  /** The field that stays blank, so that nothing is ever saved; the first field by default. */
  blocker?: string;
  /** Fields that take the value of another of them, so that each is judged at the price of one. */
  alike?: Record<string, readonly string[]>;
  /** Fields that one control marks together: the second is marked with the first. */
  together?: readonly [first: string, second: string];
}

type Path = (typeof SCREENS)[ScreenName]['path'];
/** The screens whose records open in dialogs, or in a screen of their own. */
export type ListName = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends { dialogs: object }
    ? Name
    : `${(typeof SCREENS)[Name]['path']}/{id}` extends Path
      ? Name
      : never;
}[ScreenName];

const PRICES = PRICED_CATEGORIES.map((category) => `${category}_price`);
const upload = async (form: Locator): Promise<void> => {
  await form.getByCss('input[type=file]').first().upload(PNG_FILE);
  await expect.element(page.getByText('Image has been uploaded!').first()).toBeVisible();
};
const place = async (form: Locator): Promise<void> => {
  for (const [name, option] of [
    ['State', 'Melaka'],
    ['Country', 'Malaysia'],
  ] as const) {
    await form.getByRole('combobox', { name }).or(form.getByRole('textbox', { name })).first().fill(option);
    await page.getByRole('option', { name: option, exact: true }).click();
  }
};

/** Agents and tour guides: companies with an address. */
const company: ListOverride = {
  values: { state: 'Melaka', country: 'Malaysia', ic: undefined, start_date: '2026-01-01', end_date: '2036-12-31' },
  complete: place,
  change: (form, tag) => form.getByCss('[name="company_name"]').fill(`${tag} Changed`),
  fields: {
    name: 'text',
    company_name: 'text',
    email: 'email',
    contact: 'phone',
    ic: 'ic',
    start_date: 'date',
    end_date: 'date',
  },
  blocker: 'address',
};

/** Lists that are special in something. The compiler names an entry whose screen is gone. */
export const LIST_OVERRIDES: Partial<Record<ListName, ListOverride>> = {
  users: {
    values: { role: 'CSA', shift: undefined, shift_start: undefined, shift_end: undefined, policies: undefined },
    fields: { username: 'text', email: 'email', contact: 'phone' },
  },
  packages: {
    values: { imgs: [], platforms: ['counter'], ...Object.fromEntries(PRICES.map((price) => [price, 12.5])) },
    async complete(form) {
      await form.getByRole('checkbox', { name: 'Counter' }).click();
      await upload(form);
    },
    fields: { name: 'text', max_passenger: 'count', adult_price: 'money', start_date: 'date' },
    alike: { adult_price: PRICES },
    blocker: 'description',
  },
  foods: {
    values: { imgs: [], ...Object.fromEntries(PRICES.map((price) => [price, 12.5])) },
    fields: { name: 'text', adult_price: 'money' },
    alike: { adult_price: PRICES },
    blocker: 'description',
  },
  agents: { ...company, values: { ...company.values, active: 0, docs: undefined, password: 'muara123' } },
  tourGuides: { ...company, fields: { ...company.fields, motacs: 'text' } },
  // The documents word what is said after a save with 'Agent'.
  boatOperators: { added: 'Agent has been added', removed: 'Agent has been removed' },
  holidays: {
    values: { start: '2036-05-01', end: '2036-05-03' },
    removed: 'Date has been removed',
    fields: { details: 'text' },
    blocker: 'start',
    together: ['start', 'end'],
  },
  popups: {
    values: { img: undefined, start_date: '2036-05-01', end_date: '2036-05-03' },
    complete: upload,
  },
  jetties: {
    async complete(form) {
      await form.getByRole('button', { name: 'Add slot' }).click();
      await form.getByRole('combobox', { name: 'Slot 1, from' }).selectOptions('09:00');
      await form.getByRole('combobox', { name: 'Slot 1, to' }).selectOptions('10:00');
    },
    removed: 'Date has been removed',
    removeInside: 'Delete jetty',
    fields: {},
  },
  pages: {
    account: 'skaloot',
    values: { content: '<p>Words</p>' },
    complete: (form) => form.getByRole('textbox', { name: 'Content' }).fill('Words of the test.'),
    change: (form) => form.getByRole('textbox', { name: 'Content' }).fill('Other words of the test.'),
    isChangeHidden: true,
    fields: {},
  },
};
