import { parseArgs } from 'node:util';
import type { ServeOptions } from './serve.ts';
import type { SimulatorOptions } from '../../kernel/simulator.ts';

export const USAGE = `The simulator: the whole back end of Muara, in memory.

  --port N              port to listen on (default 3000; 0 = any free port)
  --host NAME           address to listen on (default 127.0.0.1)
  --allow-host NAME     host name to serve besides localhost; repeatable
  --public-url URL      base URL of links in mails (default: the listening address)
  --web FOLDER          built web app to serve on the same origin
  --docs FOLDER         built documentation to serve at /docs
  --console FOLDER      built console to serve at /__sim
  --printer-port N      port of the receipt printer; agent tickets and wristbands use the next two (default 3005)
  --seed N              random seed of the worlds (default 1)
  --tickets N           past tickets in a new world
  --rate-limit N        calls per minute of one caller (default 1200; 0 = no limit)
  --min-app-version V   refuse older apps with 409
  --no-control          disable the control plane
  --no-answer-check     do not validate responses against the contract
  --help                show this help
`;

/**
 * Returns the options of a command line; `help` when it asks for the usage.
 * @throws Error with one line that names the flag
 */
export function readFlags(args: string[]): (Omit<SimulatorOptions, 'clock'> & ServeOptions) | 'help' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      host: text,
      'allow-host': { type: 'string', multiple: true },
      'public-url': text,
      web: text,
      docs: text,
      console: text,
      'printer-port': text,
      seed: text,
      tickets: text,
      'rate-limit': text,
      'min-app-version': text,
      'no-control': flag,
      'no-answer-check': flag,
      help: flag,
    },
  });
  if (values.help) return 'help';
  const number = (name: Exclude<keyof typeof values, 'allow-host'>, most: number): number | undefined => {
    const given = values[name];
    if (given === undefined) return undefined;
    const value = Number(given);
    if (given === '' || !Number.isInteger(value) || value < 0 || value > most)
      throw new RangeError(`--${name} must be a whole number from 0 to ${most}, not ${String(given)}`);
    return value;
  };
  const version = values['min-app-version'];
  if (version !== undefined && !/^\d+\.\d+\.\d+/.test(version))
    throw new RangeError(`--min-app-version must be a version such as 1.2.0, not ${version}`);
  const printer = number('printer-port', 65_533) ?? 3005;
  const perMinute = number('rate-limit', 1_000_000_000);
  const at = (port: number): string => `http://localhost:${port}`;
  return {
    port: number('port', 65_535) ?? 3000,
    host: values.host,
    allowHosts: values['allow-host'],
    publicUrl: findPublicUrl(values['public-url']),
    webRoot: values.web,
    docsRoot: values.docs,
    consoleRoot: values['no-control'] ? undefined : values.console,
    seed: number('seed', Number.MAX_SAFE_INTEGER),
    tickets: number('tickets', 200_000),
    rateLimit: perMinute === 0 ? false : perMinute === undefined ? undefined : { perMinute },
    minAppVersion: version,
    control: !values['no-control'],
    responseCheck: values['no-answer-check'] ? 'off' : 'warn',
    printers: { receipt: at(printer), ticket_agent: at(printer + 1), wristband: at(printer + 2) },
    onWarning: (warning) => process.stderr.write(`${warning}\n`),
  };
}

function findPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new RangeError(`--public-url must be an address such as https://tickets.example, not ${text}`);
  return url.origin;
}
