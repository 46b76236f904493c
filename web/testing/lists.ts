import { OPERATION_IDS, OPERATIONS, type OperationId } from '@muara/contract/operations';
import { type Screen, SCREENS } from '@muara/contract/screens';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { exampleBody, textFields } from './example-body.ts';
import { type FieldKind, kindOf } from './field-values.ts';
import { LIST_OVERRIDES, type ListName, type ListOverride } from './list-overrides.ts';

/** A list of the catalogue with the form of its records, as the contract describes it. */
export interface Listed extends Omit<ListOverride, 'values'> {
  name: string;
  screen: ListName;
  path: string;
  account: string;
  /** The call that adds a record. */
  add: OperationId;
  /** Fills the form of a new record, whose row `tag` names. */
  fill(form: Locator, tag: string): Promise<void>;
  /** The button that sends the form of a new record. */
  send: string;
  /** What is said after a record was added, and after it was removed. */
  added: string;
  removed: string;
  /** Changes one field of a record. */
  change(form: Locator, tag: string): Promise<void>;
  canChange: boolean;
  canRemove: boolean;
  /** The form is a screen of its own, not a dialog. */
  isPage: boolean;
  fields: Record<string, FieldKind>;
  blocker: string;
  /** A body that is accepted, for the same values on the wire. */
  body: Record<string, unknown>;
}

/** Finds the operation that adds the records of a list: by its name, or by the permission group. */
function findAddition(screen: string, area: string | undefined): OperationId | undefined {
  const additions = OPERATION_IDS.filter((id) => id.startsWith('add'));
  const isNamedAlike = (id: string) => screen.toLowerCase().startsWith(id.slice('add'.length).toLowerCase());
  return (
    additions.find(isNamedAlike) ??
    additions.find((id) => OPERATIONS[id].permission.some((right) => right.area === area))
  );
}

/** Returns the contract's example of a body, named by `tag`. */
function exampleFor(add: OperationId, tag: string, override: ListOverride): Record<string, unknown> {
  const [naming = 'name'] = textFields(add);
  const example = exampleBody(add);
  const email = 'email' in example ? { email: `${tag.toLowerCase()}@mail.test` } : {};
  return JSON.parse(JSON.stringify({ ...example, ...email, ...override.values, [naming]: tag })) as typeof example;
}

/** Types of fields that nobody types into. */
const CLICKED = ['checkbox', 'radio', 'hidden', 'file'];

/**
 * Types texts and numbers into the fields of a form that are named like them.
 * It leaves choices with a search to the override.
 */
async function fillFields(form: Locator, values: Record<string, unknown>, texts: readonly string[]): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const field = form.getByCss(`[name="${name}"]`);
    const [element, ...others] = field.elements() as HTMLInputElement[];
    if (!element || others.length > 0) continue;
    const { type, readOnly } = element;
    if (type === 'select-one') await field.selectOptions(String(value));
    else if (CLICKED.includes(type) || readOnly) continue;
    else if (typeof value === 'number' || texts.includes(name)) await field.fill(String(value));
  }
}

/** Derives how a list is tested from its screen, its operations and the example of a new record. */
function describeList(screen: ListName, add: OperationId, override: ListOverride): Listed {
  const { path, title, dialogs }: Screen = SCREENS[screen];
  const [naming = 'name', ...others] = textFields(add);
  const blocker = override.blocker ?? naming;
  const body = exampleFor(add, 'Wire', override);
  const judged = [naming, ...others].filter((field) => field !== blocker && !field.startsWith('img'));
  return {
    account: 'manager',
    added: 'has been added',
    removed: 'has been removed',
    fields: Object.fromEntries(judged.map((field) => [field, kindOf(field, body[field])])),
    change: (form, tag) => form.getByCss(`[name="${naming}"]`).fill(`${tag} Changed`),
    ...override,
    name: title.toLowerCase().replace(' management', ''),
    screen,
    path,
    add,
    send: dialogs ? 'Add' : 'Save',
    isPage: !dialogs,
    canChange: add.replace('add', 'edit') in OPERATIONS,
    canRemove: add.replace('add', 'delete') in OPERATIONS,
    blocker,
    body,
    async fill(form, tag) {
      await expect.element(form.getByCss(`[name="${naming}"]`)).toBeVisible();
      await fillFields(form, exampleFor(add, tag, override), [naming, ...others]);
      await override.complete?.(form);
    },
  };
}

/** Every list whose records have a form: in dialogs, or in a screen below the list. */
export const LISTS: readonly Listed[] = Object.entries<Screen>(SCREENS).flatMap(
  ([name, { path, dialogs, permission }]) => {
    const hasForm = dialogs || Object.values<Screen>(SCREENS).some((screen) => screen.path === `${path}/{id}`);
    if (!hasForm) return [];
    const screen = name as ListName;
    const add = findAddition(screen, permission[0]?.area);
    if (dialogs && !add) throw new Error(`${screen}: no operation adds its records`);
    return add ? [describeList(screen, add, LIST_OVERRIDES[screen] ?? {})] : [];
  },
);

/** The form of a record: the dialog on top, or the screen. */
export const formOf = ({ isPage }: Pick<Listed, 'isPage'>): Locator =>
  isPage ? page.getByRole('main') : page.getByRole('dialog').last();

/** The row of a list that shows a text. */
export const rowOf = (text: string): Locator => page.getByRole('row').filter({ hasText: text });
