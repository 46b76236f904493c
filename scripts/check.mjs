// npm run check: generated code is fresh, types, format, lint, English, boundaries, contract lint, unused code.
import { ensureInstalled, inRoot, requireNode, run, runSteps, runTool } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { generate } = await import('./lib/contract.mjs');

export const generated = ['contract generated', async () => (await generate(), 0)];

/** Plants mistakes that the checks must refuse, and removes them. Nothing else may run meanwhile. */
export const bites = ['the checks bite', () => run(process.execPath, [inRoot('scripts/check-bites.mjs')])];

/** Steps that only read; `npm test` runs them. */
export const checks = [
  // Several threads check what they share several times, and are no faster on two cores.
  ['types', () => runTool('tsc', ['-b', '--singleThreaded'])],
  ['format', () => runTool('oxfmt', ['--check'])],
  ['lint', () => runTool('oxlint', ['--deny-warnings'])],
  ['English', () => run(process.execPath, [inRoot('scripts/check-english.mjs')])],
  ['areas', () => run(process.execPath, [inRoot('scripts/check-areas.mjs')])],
  ['operations', () => run(process.execPath, [inRoot('scripts/check-operations.mjs')])],
  [
    'boundaries',
    () =>
      runTool('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'openapi',
        'client',
        'simulator',
        'printer-sim',
        'web',
        'console',
        'demo',
        'docs',
        'tests',
      ]),
  ],
  ['contract releases', () => runTool('tsx', [inRoot('scripts/contract/check-releases.ts')])],
];

/** Steps that only read, take long and seldom find something; `npm run verify` runs them. */
export const slowChecks = [
  // The rules that know types run in Go, which would collect garbage for a fifth of the time.
  ['lint with types', () => runTool('oxlint', ['--deny-warnings', '--type-aware'], { env: { GOGC: '300' } })],
  ['contract lint', () => runTool('tsx', [inRoot('openapi/generate/lint.ts')])],
  ['unused code', () => runTool('knip', ['--config', '.knip.json'])],
];

if (process.argv[1] === inRoot('scripts/check.mjs')) await runSteps([generated, bites, ...checks, ...slowChecks]);
