import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@/': `${root}web/src/` } },
  test: {
    include: ['{openapi,client,simulator,printer-sim,web,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/browser/**'],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
