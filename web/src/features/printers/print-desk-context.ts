import { createContext, use } from 'react';
import type { PrintDesk } from './print-desk.ts';

/** The print desk of the signed-in person. */
export const PrintDeskContext = createContext<PrintDesk | null>(null);

/** Returns the print desk; throws outside the area behind the session. */
export function usePrintDesk(): PrintDesk {
  const desk = use(PrintDeskContext);
  if (!desk) throw new Error('The print desk is missing above this component.');
  return desk;
}
