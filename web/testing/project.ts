import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BROWSER_ARGS, EXECUTABLE } from '../../tests/support/chromium.ts';
import { themeCss } from '../build/theme-css.ts';
import { PATIENCE_MS } from './patience.ts';
import { pictures } from './pictures.ts';

/** Packages of the page. One that Vite finds later reloads the page in the middle of a test. */
const PACKAGES = [
  '@faker-js/faker',
  '@faker-js/faker/locale/base',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@muara/client > openapi-fetch',
  '@muara/contract > zod/mini',
  '@muara/contract > zod/v4/locales/en.js',
  '@tanstack/react-query',
  '@tiptap/pm/tables',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@testing-library/dom',
  '@testing-library/user-event',
  'ajv-formats',
  'ajv/dist/2020.js',
  'axe-core',
  'chart.js',
  'dompurify',
  'fflate',
  'fontkit',
  'hast-util-from-html',
  'hast-util-sanitize',
  'hast-util-to-html',
  'hono',
  'hono/utils/url',
  'hucre/xlsx',
  'pdf-lib',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'uqr',
  'zxing-wasm/reader',
];

/** React as users run it. */
const PRODUCTION = {
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: PACKAGES,
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
};

/** React's other build: its warnings fail tests, and it takes a fifth longer. */
const DEVELOPMENT = { optimizeDeps: { include: PACKAGES } };

const TESTS = '{web,console}/src/**/*.test.tsx';
/** Tests that open every screen, form and dialog, and go through the till, the shop and the console. */
const WARNED = [
  'console/src/**/*.test.tsx',
  'web/src/app/every-screen.test.tsx',
  'web/src/domain/forms/new-forms.test.tsx',
  'web/src/domain/records/catalogue-crud.test.tsx',
  'web/src/features/*/dialogs-by-keyboard.test.tsx',
  'web/src/features/counter/{pos-looks,pos-sale}.test.tsx',
  'web/src/features/shop/{shop-extras,shop-steps}.test.tsx',
];

/** Tests of screens in a browser. They share a page: loading the app takes longer than most tests. */
const inChromium = (
  name: string,
  include: string[],
  build: typeof DEVELOPMENT | typeof PRODUCTION,
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [react(), themeCss(), pictures()],
  ...build,
  server: { hmr: { overlay: false } },
  test: {
    name,
    include,
    setupFiles: [fileURLToPath(new URL('setup.ts', import.meta.url))],
    isolate: false,
    testTimeout: 60_000,
    // Most of what a test waits for comes with the next frame.
    expect: { poll: { timeout: PATIENCE_MS, interval: 16 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: EXECUTABLE, args: BROWSER_ARGS },
        contextOptions: { locale: 'en-MY', timezoneId: 'UTC', reducedMotion: 'reduce' },
        actionTimeout: PATIENCE_MS,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});

export const screens = inChromium(
  'screens',
  [TESTS],
  process.env.MUARA_REACT === 'development' ? DEVELOPMENT : PRODUCTION,
);
/** `npm run verify` runs these again, and fails on a warning of React. */
export const warned = inChromium('warned', WARNED, DEVELOPMENT);
