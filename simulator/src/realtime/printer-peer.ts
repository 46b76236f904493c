import type { PrinterType, PeerInfo, RealtimeStartup } from '@muara/contract/types';

/** Returns a printer helper as others see it; undefined when its start-up message names no device. */
export function printerPeer(startup: RealtimeStartup, peerId: string): PrinterPeer | undefined {
  const { device_id, printer_type, printer_connected = 0, name } = startup;
  if (device_id === undefined || printer_type === undefined) return undefined;
  const identity = { peer_id: peerId, app: 'printer', id: null, name, role: 'printer' } as const;
  const device = { device_id, printer_type, printer_connected, refused_helpers: [] };
  return { ...identity, channel: 'printers', screen: null, ...device };
}

export interface PrinterPeer extends PeerInfo {
  device_id: string;
  printer_type: PrinterType;
  printer_connected: 0 | 1;
  /** Names of other helpers that claim this device. */
  refused_helpers: string[];
}
