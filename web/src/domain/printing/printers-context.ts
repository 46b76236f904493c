import { createContext } from 'react';
import { useRequired } from '@/lib/use-required.ts';
import type { Printers } from './printing.ts';

export const PrintersContext = createContext<Printers | null>(null);

/** Returns the online printers, the choice per type, and the print jobs. */
export const usePrinters = (): Printers => useRequired(PrintersContext, 'printers');
