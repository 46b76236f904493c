import { readOptions, readPort } from './options.mjs';
import { requireFreePorts } from './ports.mjs';

const usage = (command, tray) => `${command} [options]
  --port N          port of the simulator and the web app (3000; MUARA_PORT)
  --printer-port N  port of the receipt printer; agent tickets and wristbands take the next two (3005; MUARA_PRINTER_PORT)
  --host NAME       address to listen on (127.0.0.1)
  --allow-host NAME name that the server answers for besides localhost
  --public-url URL  address that links in mails begin with
  --tray FOLDER     where the printers put their prints (${tray})
  --seed N          seed of the worlds (1)
  --tickets N       tickets in a new world (60 days of sales)
  --no-control      without the control plane
  --no-answer-check without validating the simulator's own answers`;

/** Options that the simulator's own program checks and takes. */
const PASSED = ['host', 'allow-host', 'public-url', 'seed', 'tickets', 'no-control', 'no-answer-check'];

/**
 * Reads the command line of a whole system.
 * Ends the program with one line for a wrong option or a taken port.
 * `command` is how the user started it, `tray` the usual folder of prints.
 */
export async function readTwinOptions({ command, tray }) {
  const text = { type: 'string' };
  const values = readOptions(
    {
      port: { type: 'string', default: process.env.MUARA_PORT ?? '3000' },
      'printer-port': { type: 'string', default: process.env.MUARA_PRINTER_PORT ?? '3005' },
      host: { type: 'string', default: '127.0.0.1' },
      'allow-host': text,
      'public-url': text,
      tray: { type: 'string', default: tray },
      seed: text,
      tickets: text,
      'no-control': { type: 'boolean' },
      'no-answer-check': { type: 'boolean' },
    },
    usage(command, tray),
  );
  const port = readPort(values.port, '--port', { from: 1 });
  const printerPort = readPort(values['printer-port'], '--printer-port', { from: 1, to: 65_533 });
  const printers = ['receipt', 'ticket_agent', 'wristband'].map((type, index) => ({ type, port: printerPort + index }));
  await requireFreePorts(
    [
      { port, what: 'simulator and web app', flag: '--port', example: port + 100 },
      ...printers.map((printer) => ({
        port: printer.port,
        what: `${printer.type} printer`,
        flag: '--printer-port',
        example: printerPort + 100,
      })),
    ],
    command,
  );
  return {
    port,
    printers,
    tray: values.tray,
    hasControl: !values['no-control'],
    passed: PASSED.filter((flag) => values[flag] !== undefined).map((flag) =>
      values[flag] === true ? `--${flag}` : `--${flag}=${values[flag]}`,
    ),
  };
}
