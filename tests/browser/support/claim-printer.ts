import type { PrinterType } from '@muara/contract/constants';
import type { PrinterInfo } from '@muara/contract/types';
import { WebSocket } from 'ws';
import { HELPER } from './helper-key.ts';
import type { World } from './world.ts';

/**
 * Has a second helper claim the device id of a printer; resolves with the close code that the server
 * refuses it with.
 */
export async function claimPrinter(world: World, type: PrinterType, name: string): Promise<number> {
  const { device_id } = (await (await fetch(`${world.printerUrl(type)}/printer-info`)).json()) as PrinterInfo;
  // Where the first one joined: a helper that names a world does not compete with those of all worlds.
  const socket = new WebSocket(new URL('/ws', world.base.replace('http', 'ws')));
  const startup = {
    msg: '/appid',
    app: 'printer',
    app_id: 'muara',
    id: null,
    channel: null,
    name,
    role: 'printer',
    wpa: 0,
    agent: 'test',
    token: HELPER.headers['x-api-key'],
    screen: null,
    reconnect: 0,
    invisible: 0,
    device_id,
    printer_type: type,
    printer_connected: 1,
  };
  socket.on('open', () => socket.send(btoa(JSON.stringify(startup))));
  return new Promise((resolve, reject) => {
    socket.on('close', resolve);
    socket.on('error', reject);
  });
}
