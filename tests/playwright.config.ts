import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, EXECUTABLE } from './support/chromium.ts';
import { shiftedProcess, shiftFor } from './browser/support/shifted-clock.ts';

/**
 * Tests with a server of their own. Playwright leaves them to the end of a project, where their long
 * waits would keep nothing else company: they are a project that comes first.
 */
const OWN_SERVER = '**/pwa.spec.ts';
/** The documentation, the demo and the console, which seldom change: `npm run verify` runs these. */
const SITES = ['**/console.spec.ts', '**/demo.spec.ts', '**/docs.spec.ts'];

// Handed down to the workers, and by them to the simulator and the printers that they start.
if (process.env.MUARA_CLOCK_SHIFT === undefined) {
  const shift = shiftFor(process.env.MUARA_TEST_TIME);
  process.env.MUARA_CLOCK_SHIFT = String(shift);
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${shiftedProcess(shift)}`.trim();
}

export default defineConfig({
  testDir: './browser',
  projects: [
    { name: 'own server', testMatch: OWN_SERVER },
    { name: 'screens', testMatch: '**/*.spec.ts', testIgnore: [OWN_SERVER, ...SITES] },
    { name: 'sites', testMatch: SITES },
  ],
  outputDir: './.output/results',
  fullyParallel: true,
  // One more than processors: tests wait now and then.
  workers: Math.min(availableParallelism() + 1, 6),
  // A shared machine can stall for longer than a test waits; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-MY',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    // A worker would answer for files that a test wants from the server; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Keeping each step of every test costs a fifth of the run; a second try keeps them, and `--trace on`.
    trace: { mode: 'on-first-retry', screenshots: false },
    // Nobody watches: what moves only takes time, and a colour on its way to another is none of the two.
    contextOptions: { reducedMotion: 'reduce' },
    // Taken by the fixtures, of failed tests alone.
    screenshot: 'off',
    launchOptions: {
      executablePath: EXECUTABLE,
      args: [
        ...BROWSER_ARGS,
        // No renderer is started ahead of a page that nobody opens: every test has a context of its own, which cannot take it over.
        '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,SpareRendererForSitePerProcess',
      ],
    },
  },
});
