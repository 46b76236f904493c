import { parseArgs } from 'node:util';
import { fail } from './project.mjs';

/** Parses command line flags; a wrong flag ends the program with one line and exit code 2. */
export function readOptions(options, usage) {
  try {
    const { values } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: false,
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    return values;
  } catch (error) {
    return fail(`${error.message.split('\n')[0]} (see --help)`, 2);
  }
}

/** Parses a port from a flag or an environment variable. */
export function readPort(text, flag) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  return fail(`${flag} takes a port from 0 to 65535, not '${text}'.`, 2);
}
