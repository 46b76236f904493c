import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { VERIFIED } from './vitest.config.ts';

/** Tests of `npm run verify`: they take long, and only a change of the generator changes their mind. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { testTimeout: 60_000, maxWorkers: 2, include: VERIFIED },
});
