import { defineConfig } from '@playwright/test';

const executablePath = process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.spec.ts',
  outputDir: './.output/results',
  fullyParallel: true,
  workers: 2,
  // A shared machine can stall for longer than a test waits; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-MY',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    // A worker would answer for files that a test wants from the server; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    // A film of every test costs more than the tests themselves; a second try keeps the page at each step.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    // Nobody watches: what moves only takes time, and a colour on its way to another is none of the two.
    contextOptions: { reducedMotion: 'reduce' },
    // Taken by the fixtures, of failed tests alone.
    screenshot: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
      ],
    },
  },
});
