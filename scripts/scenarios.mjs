// npm run scenarios [-- files or names …]: runs Arazzo workflows, each in a world of its own; --help lists the options.
import { ensureInstalled, inRoot, requireNode } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { readOptions, USAGE, UsageError } = await import('./scenarios/options.mjs');

/** Runs the scenarios that a command line names; returns the exit code. */
export async function runScenarios(words) {
  try {
    const options = readOptions(words);
    if (options.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    const { buildAll } = await import('./lib/build.mjs');
    await buildAll({ only: ['simulator', 'printer-library'] });
    if (options.permissions) {
      const { checkPermissions } = await import('./scenarios/permissions/check-permissions.mjs');
      return await checkPermissions(options);
    }
    if (options.base && !options.list) {
      const { runDrift } = await import('./scenarios/drift/drift-session.mjs');
      return await runDrift(options);
    }
    const { runSession } = await import('./scenarios/session.mjs');
    return await runSession(options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (process.argv[1] === inRoot('scripts/scenarios.mjs')) process.exitCode = await runScenarios(process.argv.slice(2));
