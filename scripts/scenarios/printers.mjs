// The printer helpers of one world: on free ports, with trays that are deleted afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/project.mjs';

/** Source description → what its helper prints. */
const TYPES = { receiptPrinter: 'receipt', ticketPrinter: 'ticket_agent', wristbandPrinter: 'wristband' };
/** Built by npm run scenarios. */
const LIBRARY = pathToFileURL(inRoot('printer-sim/dist/library/index.js')).href;
/** The key of a new world's sessions. */
const API_KEY = 'muara-printer-key';
/** In the responses of every operation that sends a job to a helper. */
const SENDS_JOBS = 'peer_printer_not_connected';

/** Returns whether a scenario calls a helper, or an operation that sends jobs to one. */
export function needsPrinters(operations, { muara }) {
  if (Object.keys(operations).some((source) => Object.hasOwn(TYPES, source))) return true;
  const called = operations.muara ?? [];
  return called.some((id) => JSON.stringify(muara.get(id).operation.responses).includes(SENDS_JOBS));
}

/**
 * Starts the three helpers of a world.
 * Resolves to their addresses by source when they have joined its realtime channel.
 * @param control the control plane of the simulator that has the world
 */
export async function startPrinters({ base, world }, control) {
  const { startPrinterSim } = await import(LIBRARY);
  const folder = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  const start = (type) =>
    startPrinterSim({
      type,
      port: 0,
      trayDir: join(folder, type),
      allowedOrigin: new URL(base).origin,
      realtimeUrl: `${base.replace(/^http/, 'ws')}/w/${world}/ws`,
      apiKey: API_KEY,
    });
  const started = await Promise.allSettled(Object.values(TYPES).map(start));
  const helpers = started.flatMap(({ value }) => value ?? []);
  const stop = async () => {
    await Promise.all(helpers.map((helper) => helper.close()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const failed = started.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    await Promise.all(helpers.map(({ deviceId }) => control.waitForPrinter(world, deviceId)));
  } catch (error) {
    await stop();
    throw error;
  }
  const addresses = Object.entries(TYPES).map(([source, type]) => [
    source,
    helpers.find((helper) => helper.type === type).url,
  ]);
  return { servers: Object.fromEntries(addresses), stop };
}
