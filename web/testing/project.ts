import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BROWSER_ARGS, EXECUTABLE } from '../../tests/support/chromium.ts';
import { themeCss } from '../build/theme-css.ts';

/** Tests of screens in a browser. They share a page: loading the app takes longer than most tests. */
export const screens: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [react(), themeCss()],
  test: {
    name: 'screens',
    include: ['web/src/**/*.test.tsx'],
    setupFiles: ['web/testing/setup.ts'],
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: EXECUTABLE, args: BROWSER_ARGS },
        contextOptions: { locale: 'en-MY', timezoneId: 'UTC', reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
};
