import { expect, type Page } from '@playwright/test';
import { AXE, AXE_PATH, serversWithAxe, type Axe } from './axe.ts';

/** The rules that a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is the same around every screen of the app. */
const SHELL = '#side-menu, header:has(~ #side-menu), #side-menu ~ footer';

/**
 * Brings axe into each document once. There are no frames of other origins here, for which it would
 * need more, but for the browser's own viewer of PDFs, which comes and goes as it likes.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame() && /^(?!http)|\/pdf\//.test(frame.url())) continue;
    const path = serversWithAxe.has(new URL(frame.url()).origin) ? AXE_PATH : null;
    if (!(await frame.evaluate(fetchAxe, path))) await frame.evaluate(AXE);
  }
}

/**
 * Runs in the page.
 * Whether axe is there, after it has been asked for at its path, if there is one for it: in the app,
 * with a network.
 */
function fetchAxe(path: string | null): boolean | Promise<boolean> {
  if ('axe' in window) return true;
  if (path === null || !navigator.onLine || !document.getElementById('root')) return false;
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `/${path}`;
    script.addEventListener('load', () => resolve('axe' in window));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
    script.remove();
  });
}

interface Look {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  shell: string;
  /** Parts of the shell, by their looks, that were found in order. */
  known: number[];
}

/** Runs in the page. Returns what axe found, and the parts of the shell that it saw. */
async function look({ runOnly, shell, known }: Look): Promise<{ found: string[]; seen: number[] }> {
  const { axe } = window as unknown as { axe: Axe };
  /** All of an element that a rule can depend on, but for its words. */
  const looksOf = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      value === '' || /^(class|style|role|type|data-|aria-(?!label|describedby|controls|owns))/.test(name)
        ? `${name}=${value}`
        : name,
    );
    return `${element.tagName} ${attributes.join(' ')} ${element.textContent === '' ? '' : '…'}<${[...element.children].map(looksOf).join('')}>`;
  };
  const digest = (text: string): number =>
    [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  // Of the rows of a table or list that look alike one represents all.
  const rows = [...document.querySelectorAll('tbody, ul, ol')].flatMap((body) => {
    const looks = new Set<string>();
    return [...body.children].filter((row) => {
      const own = looksOf(row);
      if (looks.has(own)) return true;
      looks.add(own);
      return false;
    });
  });
  // So does the shell around a screen, where it has been looked at in this theme, at this width and by these rules.
  const circumstances = `${matchMedia('(prefers-color-scheme: dark)').matches} ${document.documentElement.dataset['mantineColorScheme']} ${innerWidth} ${runOnly.values.join()}`;
  const parts = [...document.querySelectorAll(shell)].map((part) => ({
    part,
    looks: digest(`${circumstances} ${looksOf(part)}`),
  }));
  const again = parts.filter(({ looks }) => known.includes(looks)).map(({ part }) => part);
  // What is behind a modal dialog is inert, though axe does not always see that.
  const modals = [...document.querySelectorAll('dialog:modal')];
  const modal = modals.find((one) => one.contains(document.activeElement)) ?? modals.at(-1);
  const { violations } = await axe.run(
    { ...(modal ? { include: [modal] } : {}), exclude: [...rows, ...again] },
    { runOnly, resultTypes: ['violations'], preload: false },
  );
  return {
    found: violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    ),
    seen: modal ? [] : parts.filter(({ part }) => !again.includes(part)).map(({ looks }) => looks),
  };
}

/** The parts of the shell that this worker has found in order. */
const inOrder = new Set<number>();

/**
 * Fails on every violation of WCAG 2.2 A and AA that axe can see, and goes on, so that one screen does
 * not hide the next. `colours` looks again after a change of theme only. Axe runs in the page and
 * returns what it found alone: its builder carries the whole report through the browser's protocol,
 * which costs more than the look itself. It does not fetch and read all styles again each time, which
 * only the rule on orientation needs: no style here asks for one.
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  await page.evaluate(async () => {
    // A wish for another theme reaches the app as an event, and shows with the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A colour on its way to another is none of the two.
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
  await bringAxe(page);
  const { found, seen } = await page.evaluate(look, {
    runOnly:
      what === 'all' ? { type: 'tag' as const, values: STANDARDS } : { type: 'rule' as const, values: COLOUR_RULES },
    shell: SHELL,
    known: [...inOrder],
  });
  if (found.length === 0) for (const looks of seen) inOrder.add(looks);
  expect.soft(found, `axe: ${what} at ${page.url()}`).toEqual([]);
}
