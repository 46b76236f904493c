import { expect, type Locator, type Page } from '@playwright/test';
import { PRICED_CATEGORIES, TEXT_LIMITS } from '@muara/contract/constants';
import type { OperationId } from '@muara/contract/operations';
import { SCREENS, type ScreenName } from '@muara/contract/screens';

/** A picture that is one, as a file to choose: the smallest PNG that a browser paints. */
export const PNG_FILE = {
  name: 'river.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What a field takes, and so what it must refuse. */
type FieldKind =
  | 'text'
  | 'optional text'
  | 'email'
  | 'phone'
  | 'optional phone'
  | 'ic'
  | 'date'
  | 'money'
  | 'count'
  | 'choice'
  | 'link';

/** One list of the catalogue, as the factory of tests needs it. */
export interface Listed {
  name: string;
  screen: ScreenName;
  path: string;
  /** Who plays; a manager unless said. */
  account?: string;
  addButton: string;
  /** The call behind the form of a new one. */
  add: OperationId;
  /** Fills the form of a new one, whose row `tag` names. */
  fill(form: Locator, tag: string, page: Page): Promise<void>;
  /** The button that sends the form of a new one, and of a changed one. */
  send: string;
  save: string;
  added: string;
  /** Changes one field of a record that is there; absent where nothing can be changed. */
  change?(form: Locator, tag: string): Promise<void>;
  saved?: string;
  /** Absent where nobody removes; `inside` when the button is in the form. */
  removed?: string;
  removeInside?: string;
  /** The area of the audit trail. */
  module: string;
  /** The form is a screen of its own, not a dialog. */
  isPage?: boolean;
  /** Fields by wire name for the wrong values; `blocker` stays blank, so that nothing is ever saved. */
  fields: Record<string, FieldKind>;
  blocker: string;
  /** Fields that take the value of another of them at once, so that each is judged at the price of one. */
  alike?: Record<string, readonly string[]>;
  /** Fields that one control marks together: the second is marked with the first. */
  together?: readonly [first: string, second: string];
  /** A body that would be accepted, for the same values on the wire. */
  body: Record<string, unknown>;
}

const fillIn = async (form: Locator, values: Record<string, string>): Promise<void> => {
  for (const [field, value] of Object.entries(values)) await form.locator(`[name="${field}"]`).fill(value);
};
const PRICES = PRICED_CATEGORIES.map((category) => `${category}_price`);
const prices = Object.fromEntries(PRICES.map((price) => [price, '12.50']));
const wirePrices = Object.fromEntries(PRICES.map((price) => [price, 12.5]));
const upload = async (form: Locator, page: Page): Promise<void> => {
  await form.locator('input[type=file]').first().setInputFiles(PNG_FILE);
  await expect(page.getByText('Image has been uploaded!').first()).toBeVisible();
};
const party = (tag: string): Record<string, string> => ({
  name: tag,
  company_name: `${tag} Travel`,
  address: '12 Jalan Hang Jebat',
  email: `${tag.toLowerCase()}@mail.test`,
  contact: '0123456789',
  start_date: '2026-01-01',
  end_date: '2036-12-31',
});
const place = async (form: Locator): Promise<void> => {
  for (const [name, option] of [
    ['State', 'Melaka'],
    ['Country', 'Malaysia'],
  ] as const) {
    await form.getByRole('combobox', { name }).or(form.getByRole('textbox', { name })).first().fill(option);
    await form.page().getByRole('option', { name: option, exact: true }).click();
  }
};
const partyFields: Record<string, FieldKind> = {
  name: 'text',
  company_name: 'text',
  email: 'email',
  contact: 'phone',
  ic: 'ic',
  start_date: 'date',
  end_date: 'date',
};
const partyBody = { ...party('Wire'), email: 'wire@mail.test', state: 'Melaka', country: 'Malaysia' };

/** The lists whose form is a screen of its own. */
type PagedList = 'packages' | 'foods' | 'pages';

/** The lists whose records open in dialogs. The compiler names one that is missing below. */
type DialogList = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends { dialogs: object } ? Name : never;
}[ScreenName];

const BY_SCREEN: Readonly<Record<DialogList | PagedList, Omit<Listed, 'screen' | 'path'>>> = {
  users: {
    name: 'users',
    addButton: 'Add user',
    add: 'addUser',
    async fill(form, tag) {
      await fillIn(form, {
        name: tag,
        username: tag.toLowerCase(),
        email: `${tag.toLowerCase()}@mail.test`,
        contact: '0123456789',
        password: 'muara123',
      });
      await form.getByRole('combobox', { name: 'Role' }).selectOption('CSA');
    },
    send: 'Add',
    save: 'Save',
    added: 'User has been added',
    change: (form, tag) => form.locator('[name="name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'User has been removed',
    module: 'Users',
    fields: { username: 'text', email: 'email', contact: 'phone' },
    blocker: 'name',
    body: { username: 'wire', email: 'wire@mail.test', contact: '0123456789', password: 'muara123', role: 'CSA' },
  },
  packages: {
    name: 'packages',
    addButton: 'Add package',
    add: 'addPackage',
    async fill(form, tag, page) {
      await fillIn(form, {
        name: tag,
        description: 'A cruise of the test.',
        start_date: '2026-01-01T00:00',
        end_date: '2036-12-31T23:59',
        max_passenger: '40',
        ...prices,
      });
      await form.getByRole('checkbox', { name: 'Counter' }).check();
      await upload(form, page);
    },
    send: 'Save',
    save: 'Save',
    added: 'Package has been added',
    change: (form, tag) => form.locator('[name="name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Package has been removed',
    module: 'Packages',
    isPage: true,
    fields: { name: 'text', max_passenger: 'count', adult_price: 'money', start_date: 'date' },
    alike: { adult_price: PRICES },
    blocker: 'description',
    body: {
      name: 'Wire',
      start_date: '2026-01-01T00:00',
      end_date: '2036-12-31T23:59',
      max_passenger: 40,
      ...wirePrices,
      platforms: ['counter'],
      jetty_ids: [1, 2, 3],
      imgs: [],
    },
  },
  foods: {
    name: 'menus',
    addButton: 'Add menu',
    add: 'addFood',
    async fill(form, tag) {
      await fillIn(form, { name: tag, description: 'A dish of the test.', ...prices });
    },
    send: 'Save',
    save: 'Save',
    added: 'Menu has been added',
    change: (form, tag) => form.locator('[name="name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Menu has been removed',
    module: 'Dining Menu',
    isPage: true,
    fields: { name: 'text', adult_price: 'money' },
    alike: { adult_price: PRICES },
    blocker: 'description',
    body: { name: 'Wire', ...wirePrices },
  },
  agents: {
    name: 'agents',
    addButton: 'Add agent',
    add: 'addAgent',
    async fill(form, tag) {
      await fillIn(form, { ...party(tag), password: 'muara123' });
      await place(form);
    },
    send: 'Add',
    save: 'Save',
    added: 'Agent has been added',
    change: (form, tag) => form.locator('[name="company_name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Agent has been removed',
    module: 'Agents',
    fields: partyFields,
    blocker: 'address',
    body: { ...partyBody, password: 'muara123', active: 0 },
  },
  tourGuides: {
    name: 'tour guides',
    addButton: 'Add tour guide',
    add: 'addTourGuide',
    async fill(form, tag) {
      await fillIn(form, { ...party(tag), motacs: 'KPL12345' });
      await place(form);
    },
    send: 'Add',
    save: 'Save',
    added: 'Tour Guide has been added',
    change: (form, tag) => form.locator('[name="company_name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Tour Guide has been removed',
    module: 'Tour Guide',
    fields: { ...partyFields, motacs: 'text' },
    blocker: 'address',
    body: { ...partyBody, motacs: 'KPL12345' },
  },
  boatOperators: {
    name: 'boat operators',
    addButton: 'Add boat operator',
    add: 'addBoatOperator',
    fill: (form, tag) => fillIn(form, { name: tag, email: `${tag.toLowerCase()}@mail.test`, contact: '0123456789' }),
    send: 'Add',
    save: 'Save',
    added: 'Agent has been added',
    change: (form, tag) => form.locator('[name="name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Agent has been removed',
    module: 'Boat Operator',
    fields: { email: 'email', contact: 'optional phone' },
    blocker: 'name',
    body: { email: 'wire@mail.test', contact: '0123456789' },
  },
  holidays: {
    name: 'holidays',
    addButton: 'Add holiday',
    add: 'addHoliday',
    fill: (form, tag) => fillIn(form, { start: '2036-05-01', end: '2036-05-03', details: tag }),
    send: 'Add',
    save: 'Save',
    added: 'Holiday has been added',
    change: (form, tag) => form.locator('[name="details"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Date has been removed',
    module: 'Holiday',
    fields: { details: 'text' },
    blocker: 'start',
    together: ['start', 'end'],
    body: { details: 'Wire', end: '2036-05-03' },
  },
  popups: {
    name: 'popups',
    addButton: 'Add popup',
    add: 'addPopup',
    async fill(form, tag, page) {
      await fillIn(form, {
        name: tag,
        link: 'https://muara.test/night',
        start_date: '2036-05-01',
        end_date: '2036-05-03',
      });
      await upload(form, page);
    },
    send: 'Add',
    save: 'Save',
    added: 'Popup has been added',
    change: (form, tag) => form.locator('[name="name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Popup has been removed',
    module: 'Popup',
    fields: { link: 'link', start_date: 'date', end_date: 'date' },
    blocker: 'name',
    body: { link: 'https://muara.test/night', start_date: '2036-05-01', end_date: '2036-05-03' },
  },
  jetties: {
    name: 'jetties',
    addButton: 'Add jetty',
    add: 'addJetty',
    async fill(form, tag) {
      await fillIn(form, { name: tag });
      await form.getByRole('button', { name: 'Add slot' }).click();
      await form.getByRole('combobox', { name: 'Slot 1, from' }).selectOption('09:00');
      await form.getByRole('combobox', { name: 'Slot 1, to' }).selectOption('10:00');
    },
    send: 'Add',
    save: 'Save',
    added: 'Jetty has been added',
    change: (form, tag) => form.locator('[name="name"]').fill(`${tag} Changed`),
    saved: 'Changes has been saved',
    removed: 'Date has been removed',
    removeInside: 'Delete jetty',
    module: 'Jetty',
    fields: {},
    blocker: 'name',
    body: {},
  },
  pages: {
    name: 'pages',
    account: 'skaloot',
    addButton: 'Add page',
    add: 'addPage',
    async fill(form, tag) {
      await fillIn(form, { title: tag });
      await form.getByRole('textbox', { name: 'Content' }).fill('Words of the test.');
    },
    send: 'Save',
    save: 'Save',
    added: 'Page has been added',
    change: (form) => form.getByRole('textbox', { name: 'Content' }).fill('Other words of the test.'),
    saved: 'Changes has been saved',
    module: 'Pages',
    isPage: true,
    fields: {},
    blocker: 'title',
    body: { content: '<p>Words</p>' },
  },
  customers: {
    name: 'customers',
    addButton: 'Add customer',
    add: 'addCustomer',
    fill: (form, tag) =>
      fillIn(form, {
        name: tag,
        company_name: 'Muara',
        email: `${tag.toLowerCase()}@mail.test`,
        contact: '0123456789',
      }),
    send: 'Add',
    save: 'Save',
    added: 'Customer has been added',
    module: 'Customers',
    fields: { company_name: 'optional text', email: 'email', contact: 'phone' },
    blocker: 'name',
    body: { email: 'wire@mail.test', contact: '0123456789' },
  },
};

export const LISTS: readonly Listed[] = Object.entries(BY_SCREEN).map(([name, list]) => {
  const screen = name as keyof typeof BY_SCREEN;
  return { ...list, screen, path: SCREENS[screen].path };
});

/** The form of a record: the topmost dialog, or the screen. */
export const formOf = (page: Page, { isPage }: Pick<Listed, 'isPage'>): Locator =>
  isPage ? page.locator('main') : page.getByRole('dialog').last();

export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

const TOO_LONG = (field: string): string => 'x'.repeat(((TEXT_LIMITS as Record<string, number>)[field] ?? 120) + 1);
/** Texts that are none of the usual, and yet are texts. */
const STRANGE = ['<script>alert(1)</script>', 'سفينة النهر 🛶'];
const WRONG_DIGITS = ['-5', 'NaN', '１２３４５６７８'];

/** The values that a field is given in turn, good and bad ones: form and server must agree on each. */
export const VALUES: Record<FieldKind, (field: string) => readonly string[]> = {
  text: (field) => ['   ', TOO_LONG(field), ...STRANGE],
  'optional text': (field) => ['', TOO_LONG(field), ...STRANGE],
  email: () => ['', 'nobody', 'a b@mail.test', `${'x'.repeat(120)}@mail.test`],
  phone: () => ['', '1234567', '1234567890123456', ...WRONG_DIGITS],
  'optional phone': () => ['', '1234567', ...WRONG_DIGITS],
  ic: () => ['', 'S1234567', '-1'],
  date: () => [''],
  money: () => ['', '-5', '1.234', '1,23', 'NaN', '99999999999', '0'],
  count: () => ['', '-1', '1.5', 'NaN', '0'],
  choice: () => [''],
  link: () => [
    'javascript:alert(1)',
    'ftp://muara.test',
    'muara.test',
    'https://',
    'https://a b',
    '',
    'http://muara.test/?a=1',
  ],
};
