import { readFlags, USAGE } from './hosts/node/flags.ts';
import { PortTaken, startNodeHost } from './hosts/node/index.ts';

function fail(error: unknown, code: number): never {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exit(code);
}

let options: ReturnType<typeof readFlags>;
try {
  options = readFlags(process.argv.slice(2));
} catch (error) {
  fail(error, 2);
}
if (options === 'help') {
  process.stdout.write(USAGE);
  process.exit(0);
}
// A program that started it with a channel has ended.
process.once('disconnect', () => process.exit(0));
try {
  const host = await startNodeHost(options);
  process.stdout.write(`Listening on ${host.url}\n`);
  const stop = (): void => void host.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (error instanceof PortTaken) fail(`Port ${error.port} is taken: choose another with --port`, 1);
  fail(error, 1);
}
