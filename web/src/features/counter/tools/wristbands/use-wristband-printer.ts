import { useSyncExternalStore } from 'react';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useRealtimeState } from '@/domain/realtime/realtime-context.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { tillText } from '@/features/counter/till.messages.ts';

interface WristbandPrinter {
  state: 'none' | 'offline' | 'ready';
  words: string;
  /** Why it cannot print now, in the counter's words (002 §8); null when it can. */
  problem: string | null;
}

/** Returns the till's wristband printer and its state. It counts as ready while its state is unknown. */
export function useWristbandPrinter(): WristbandPrinter {
  const printers = usePrinters();
  const { phase } = useRealtimeState();
  const online = useSyncExternalStore(printers.subscribe, printers.online);
  const id = useSyncExternalStore(printers.subscribe, () => printers.chosen('wristband')?.device_id ?? null);
  const name = printers.chosen('wristband')?.name;
  if (id === null) {
    return { state: 'none', words: tillText.printer.noWristband, problem: toolText.selectWristbandPrinter };
  }
  const isThere = online.some((printer) => printer.device_id === id && printer.printer_connected !== 0);
  if (phase === 'open' && !isThere) {
    return {
      state: 'offline',
      words: tillText.printer.isOffline(name ?? ''),
      problem: toolText.wristbandPrinterOffline,
    };
  }
  return { state: 'ready', words: tillText.printer.isReady(name ?? ''), problem: null };
}
