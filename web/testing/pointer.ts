import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { locators, page, type Locator, type UserEventClickOptions, type UserEventFillOptions } from 'vitest/browser';
import { nextFrame } from './next-frame.ts';
import { PATIENCE_MS } from './patience.ts';

/**
 * Clicks and fills inside the page.
 * Playwright asks the browser for each step of a click from another process: 160 ms on two cores, and 40 here. It waits
 * as Playwright does, for an element that is there once, enabled, and not covered by another one.
 */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Lets the pause pass after which a search asks for what was typed; set with the world of a test. */
export const typing = { pause(): void {} };

const byPlaywright = { ...methodsOf(page.getByText('')) };

function methodsOf(locator: Locator): Pick<Locator, 'click' | 'fill'> {
  const { click, fill } = locator;
  return { click, fill };
}

const insidePage = {
  async click(this: Locator, options?: UserEventClickOptions): Promise<void> {
    if (options && !options.force) return byPlaywright.click.call(this, options);
    await user.click(options ? whatIsThere(this.element()) : await findReachable(this));
    await nextFrame();
  },
  async dblClick(this: Locator): Promise<void> {
    await user.dblClick(await findReachable(this));
    await nextFrame();
  },
  async fill(this: Locator, text: string, options?: UserEventFillOptions): Promise<void> {
    const element = await findReachable(this);
    if (!isTextField(element)) return byPlaywright.fill.call(this, text, options);
    if (element.readOnly) throw new Error('The field is read-only');
    element.focus();
    fireEvent.input(element, { target: { value: text } });
    await nextFrame();
    if (element.type === 'search' || element.role === 'combobox') typing.pause();
  },
};

// The types of `extend` know methods that find something only.
locators.extend(insidePage as Parameters<typeof locators.extend>[0]);

/** Waits until a pointer at the middle of the element would reach it, and scrolls to where it does. */
export async function findReachable(locator: Locator): Promise<Element> {
  try {
    return await waitUntilReachable(locator);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${describePage()}`, { cause: error });
  }
}

function waitUntilReachable(locator: Locator): Promise<Element> {
  let tries = 0;
  return vi.waitFor(
    () => {
      // element() would describe the whole page at each try.
      const element = locator.query();
      if (!element) throw new Error(`Not in the page: ${locator.selector}`);
      if (element.matches(':disabled')) throw new Error(`${describe(element)} is disabled`);
      if (tries > 0) element.scrollIntoView({ block: POSITIONS[tries % POSITIONS.length], behavior: 'instant' });
      tries += 1;
      const top = elementAtMiddle(element);
      if (!top || !reaches(top, element)) throw new Error(`${describe(element)} is covered by ${describe(top)}`);
      return element;
    },
    { timeout: PATIENCE_MS, interval: 20 },
  );
}

/** What a press at the middle of an element hits, such as the link that covers a row. */
function whatIsThere(element: Element): Element {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return elementAtMiddle(element) ?? element;
}

/** What covers an element in the middle of the window, such as a message, may not cover it at an edge. */
const POSITIONS = ['start', 'center', 'end'] as const;

function elementAtMiddle(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** A press on something inside an element, or on its label, arrives at the element. */
const reaches = (top: Element, element: Element): boolean =>
  element.contains(top) || top.closest('label')?.control === element;

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What is there in place of the element: address, size, headings and what lies over them. */
function describePage(): string {
  const texts = (selector: string): string =>
    Array.from(document.querySelectorAll<HTMLElement>(selector), (element) => element.innerText.slice(0, 80)).join(
      ' | ',
    );
  return [
    `${location.pathname}${location.search} at ${innerWidth} × ${innerHeight}`,
    `headings: ${texts('h1, h2')}`,
    `links: ${texts('nav a')}`,
    `over it: ${texts('dialog[open], [role="dialog"], [role="alert"], [aria-busy="true"]')}`,
  ].join('\n');
}

const describe = (element: Element | null): string => element?.outerHTML.slice(0, 200) ?? 'nothing';
