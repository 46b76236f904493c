import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LONGER, resolve, VERIFIED } from './vitest.config.ts';

/** Tests of `npm run verify`: they take long, and seldom change their mind. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve,
  test: {
    testTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
    experimental: { fsModuleCache: true },
    include: [...VERIFIED, ...LONGER],
    env: { MUARA_LONG_RUNS: '1' },
  },
});
