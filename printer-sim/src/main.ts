#!/usr/bin/env node
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import { HELPERS, type PrinterSim } from './options.ts';
import { canReadPdf } from './pdf/read-pdf.ts';
import { PortTakenError, startPrinterSim } from './start-printer-sim.ts';

const READING_STARTS_MS = 1000;

const USAGE = `Starts the three printer helpers. Option, environment variable, default:
  --receipt-port       MUARA_RECEIPT_PORT       3005
  --ticket-agent-port  MUARA_TICKET_AGENT_PORT  3006
  --wristband-port     MUARA_WRISTBAND_PORT     3007
  --origin             MUARA_ORIGIN             http://localhost:3000 (comma-separated)
  --realtime           MUARA_REALTIME           the first origin's /ws; "off" disables it
  --tray               MUARA_TRAY               muara-tray
  --api-key            MUARA_PRINTER_KEY        muara-printer-key
  --number             MUARA_PRINTER_NUMBER     1 (suffix of the printers' ids; use another for each counter)`;

interface Settings {
  ports: Record<PrinterType, number>;
  origins: string[];
  realtime: string | null;
  tray: string;
  apiKey: string;
  number: string;
}

/** Reads settings: options before environment before defaults. @throws Error with a line to show */
function readSettings(): Settings | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      'receipt-port': text,
      'ticket-agent-port': text,
      'wristband-port': text,
      origin: text,
      realtime: text,
      tray: text,
      'api-key': text,
      number: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return null;
  const { env } = process;
  const origins = (values.origin ?? env['MUARA_ORIGIN'] ?? 'http://localhost:3000').split(',');
  const realtime = values.realtime ?? env['MUARA_REALTIME'] ?? `${origins[0]!.replace(/^http/, 'ws')}/ws`;
  const portOf = (type: PrinterType): number => {
    const { option, variable } = portNames(type);
    const given = values[option] ?? env[variable];
    const port = given === undefined ? HELPERS[type].port : Number(given);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--${option}: ${given} is not a port`);
    return port;
  };
  const number = values.number ?? env['MUARA_PRINTER_NUMBER'] ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(number)) throw new Error(`--number: ${number} is not a number from 1 to 999`);
  return {
    ports: { receipt: portOf('receipt'), ticket_agent: portOf('ticket_agent'), wristband: portOf('wristband') },
    origins,
    realtime: realtime === 'off' ? null : realtime,
    tray: values.tray ?? env['MUARA_TRAY'] ?? 'muara-tray',
    apiKey: values['api-key'] ?? env['MUARA_PRINTER_KEY'] ?? 'muara-printer-key',
    number,
  };
}

/** Returns the option and the variable that choose a port, as in the usage. */
function portNames(type: PrinterType): {
  option: `${'receipt' | 'ticket-agent' | 'wristband'}-port`;
  variable: string;
} {
  const option = `${type.replace('_', '-') as 'receipt' | 'ticket-agent' | 'wristband'}-port` as const;
  return { option, variable: `MUARA_${type.toUpperCase()}_PORT` };
}

async function start(type: PrinterType, settings: Settings): Promise<PrinterSim> {
  const { ports, origins, realtime, tray, apiKey, number } = settings;
  const { deviceId, name } = HELPERS[type];
  try {
    return await startPrinterSim({
      type,
      port: ports[type],
      trayDir: join(tray, type),
      allowedOrigin: origins,
      realtimeUrl: realtime,
      apiKey,
      deviceId: deviceId.replace(/1$/, number),
      name: number === '1' ? name : name.replace(' (', ` ${number} (`),
      onWarning: (text) => console.warn(text),
    });
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    const { option, variable } = portNames(type);
    const hint = `choose another for the ${type} helper with --${option}=… or ${variable}=…`;
    throw new Error(`Port ${error.port} is taken: ${hint}`, { cause: error });
  }
}

async function main(): Promise<void> {
  const settings = readSettings();
  if (settings === null) return console.log(USAGE);
  const started = await Promise.allSettled(PRINTER_TYPES.map((type) => start(type, settings)));
  const helpers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = () => Promise.all(helpers.map((helper) => helper.close()));
  const failed = started.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await close();
    throw failed.reason;
  }
  for (const { type, url, deviceId } of helpers) console.log(`${type.padEnd(12)} ${url}  ${deviceId}`);
  // Loads the PDF reader now, so that the first print does not wait for it.
  setTimeout(() => void canReadPdf(), READING_STARTS_MS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
