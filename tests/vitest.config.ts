import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { screens, warned } from '../web/testing/project.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const TESTS = ['{openapi,client,simulator,printer-sim,web,console,docs,scripts,tests}/**/*.test.ts'];
/** Run by `npm run verify`: what only the generator, the kernel, a host or the paper can break. */
export const VERIFIED = [
  'openapi/generate/{freshness,generate,lint,oracle,repeatable}.test.ts',
  'printer-sim/src/main.test.ts',
  'scripts/deployment/check-deployment.test.ts',
  'tests/conformance/strict-ajv.test.ts',
  'tests/control/{export,host-clocks,world-leaks}.test.ts',
  'tests/documents/{agent-tickets,names,scanned-papers,training,wristbands}.test.ts',
  'simulator/src/modules/wrong-shapes.test.ts',
  'tests/fuzz/fuzz-bites.test.ts',
  'tests/printers/fault-matrix.test.ts',
  'tests/states/machine.test.ts',
  'tests/scenarios/{bad-input,broken-runs,drift,interrupted,on-a-simulator,permission-check,recorded-calls,shards}.test.ts',
];
/** Run by both: `npm run verify` draws more cases. */
export const LONGER = ['tests/sales/{carts,shown}.test.ts'];
const NOT_TESTS = ['**/node_modules/**', '**/dist/**', 'tests/browser/**', ...VERIFIED];
/** Needs a process that has not loaded pdf.js: what that replaces, it replaces once. */
const ALONE = ['printer-sim/src/pdf/load-pdf-js.test.ts'];

/** The short paths of web. */
export const resolve = { alias: { '@/': `${root}web/src/`, '@testing/': `${root}web/testing/` } };

export default defineConfig({
  root,
  resolve,
  test: {
    testTimeout: 20_000,
    // A shared machine can stall for longer than a test waits; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
    // Tests allocate much that dies young: a larger young generation keeps it out of the old one.
    execArgv: ['--max-semi-space-size=64'],
    // The projects, and the next run, read what one has transformed.
    experimental: { fsModuleCache: true },
    projects: [
      // Files share the modules that they import: reading the same sources 180 times took longer than many of the tests.
      {
        extends: true,
        test: {
          name: 'rules and rooms',
          include: TESTS,
          exclude: [...NOT_TESTS, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NOT_TESTS } },
      screens,
      warned,
    ],
  },
});
