import type { BrowserContext } from '@playwright/test';
import { shiftClock } from './shifted-clock.ts';
import type { World } from './world.ts';

/** What a browser has stored before the app starts. */
interface Belongings {
  /** The test's world, which the app's configuration leads to. */
  name: string;
  /** Which announcements have been read; none keeps the storage as it is. */
  marks: string[] | undefined;
}

/**
 * Makes a browser one of this world. The runtime configuration is the one door to a world: everything
 * else follows from it, but for the hour, which is that of the run. The page itself asks for the other
 * address; a route would send each request of the test through Playwright, and switch the browser's
 * cache off.
 */
export async function enterWorld(context: BrowserContext, world: World, marks?: string[]): Promise<void> {
  await context.addInitScript(shiftClock, Number(process.env.MUARA_CLOCK_SHIFT));
  const belongings: Belongings = { name: world.name, marks };
  await context.addInitScript(({ name, marks: read }) => {
    // A blank page has no storage, nor has a browser's viewer of PDFs.
    if (!location.protocol.startsWith('http') || !(localStorage as Storage | null)) return;
    const ask = window.fetch;
    const inWorld = { headers: { 'X-Sim-World': name } };
    window.fetch = (what, how) => ask.call(window, what, what === '/config.json' ? { ...how, ...inWorld } : how);
    if (!read) return;
    // oxlint-disable-next-line clock/no-bare-date -- runs in the page, whose clock the test controls
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date());
    localStorage.setItem('muara.announcements', JSON.stringify({ day, marks: read }));
  }, belongings);
}
