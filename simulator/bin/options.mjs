// Command lines of programs: a wrong option ends a program with one line.
import { parseArgs } from 'node:util';

/** Ends the program with one line on stderr. */
export function fail(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

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
export function readPort(text, flag, { from = 0, to = 65535 } = {}) {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= from && port <= to) return port;
  return fail(`${flag} takes a port from ${from} to ${to}, not '${text}'.`, 2);
}
