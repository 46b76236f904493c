import { BUBBLE_THROTTLE_MS, RESTART_CLOSE_CODE, RESTART_INTERVAL_MAX_MS } from '@muara/contract/constants';
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { step } from './actions.ts';
import type { Person, TestWorld } from './test-world.ts';
import { clearToasts } from './toasts.ts';
import { scheme, type Scheme } from '@/lib/scheme.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that a change of colours alone can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on every violation of WCAG 2.2 A and AA that axe finds.
 * It checks the top dialog, or the page if there is none.
 */
export async function expectAccessible(what: 'all' | 'colours' = 'all'): Promise<void> {
  await settle();
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  const top = dialogs.find((dialog) => dialog.contains(document.activeElement)) ?? dialogs.at(-1);
  let found = await listViolations(
    top ?? document,
    what === 'all' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: COLOURS },
  );
  // A bar that stays in view may cover half of a target, which is whole once the page is scrolled.
  if (found.some(isOfSize)) {
    scrollBy(0, innerHeight / 4);
    const still = await listViolations(top ?? document, { type: 'rule', values: ['target-size'] });
    const stays = new Set(still.map(({ html }) => html));
    found = found.filter((violation) => !isOfSize(violation) || stays.has(violation.html));
  }
  const lines = found.map(({ rule, html, reasons }) => `${rule}: ${reasons.join(' ')} (${html})`);
  expect.soft(lines, `axe at ${location.pathname}`).toEqual([]);
}

// The style sheets take a fifth of the time, and no rule that is asked for reads them.
const MEDIA: axe.RunOptions['preload'] = { assets: ['media'] };

interface Violation {
  readonly rule: string;
  readonly html: string;
  /** What axe measured, such as the two colours. */
  readonly reasons: readonly string[];
}

/** Returns each element that breaks a rule. */
async function listViolations(root: Element | Document, runOnly: axe.RunOnly): Promise<Violation[]> {
  const { violations } = await axe.run(root, { runOnly, resultTypes: ['violations'], preload: MEDIA });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => ({
      rule: id,
      html,
      reasons: [...any, ...all, ...none].map(({ message }) => message),
    })),
  );
}

const isOfSize = ({ rule }: Violation): boolean => rule === 'target-size';

/** Shows the app in a theme. */
export async function inTheme(theme: Scheme): Promise<void> {
  scheme.choose(theme);
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe(theme);
}

/** Checks the page in light and its colours in dark. */
export async function lookTwice(): Promise<void> {
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible('colours');
  await inTheme('light');
}

type Size = (typeof SIZES)[number];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** For what looks the same on a phone, such as a dialog. */
export const AT_A_DESK = SIZES.slice(0, 1);

/**
 * Checks a screen at a desk by all rules in light, and its colours in dark.
 * At the other sizes it is checked by all rules in dark.
 */
export async function lookAt(screen: string, sizes = SIZES): Promise<void> {
  const [desk, ...others] = sizes as [Size, ...Size[]];
  await page.viewport(desk.width, desk.height);
  await step(`${screen} at ${desk.width} px`, expectAccessible);
  await inTheme('dark');
  await step(`${screen} at ${desk.width} px, dark`, () => expectAccessible('colours'));
  for (const { width, height } of others) {
    await page.viewport(width, height);
    await step(`${screen} at ${width} px, dark`, expectAccessible);
  }
  await inTheme('light');
  await page.viewport(SIZES[0]!.width, SIZES[0]!.height);
}

/** Waits until live updates reach the app. */
export async function expectLive(): Promise<void> {
  await expect.element(page.getByRole('status', { name: 'Live updates: Live' })).toBeVisible();
}

/** Closes the connections of a world, as a server that restarts. Apps connect again in 5 to 14 seconds. */
export async function loseConnection(world: TestWorld): Promise<void> {
  await world.cut(RESTART_CLOSE_CODE);
  await expect.element(page.getByRole('status', { name: /^Live updates: Reconnecting/ })).toBeVisible();
}

/** Lets the time pass after which an app that has lost its connection has another. */
export async function connectAgain(world: TestWorld): Promise<void> {
  world.clock.pass(RESTART_INTERVAL_MAX_MS);
  await expectLive();
}

/** Lets the time pass for which screens collect what they are notified of, before they read again. */
export const passThrottle = (world: TestWorld): void => world.clock.pass(BUBBLE_THROTTLE_MS);

/** Waits until everything that the server has sent to a person so far is on screen. */
export async function expectHeard(world: TestWorld, { user }: Person): Promise<void> {
  clearToasts();
  await world.tell({ type: 'issue-resolved', id: 1 }, user.id);
  await expect.element(page.getByText('Report has been resolved')).toBeVisible();
  clearToasts();
}

/** Waits for the next frames until nothing moves, since what moves shows colours that are on their way. */
async function settle(): Promise<void> {
  for (let isMoving = true; isMoving;) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
    isMoving = moving.some((one) => one.playState !== 'finished');
  }
}
