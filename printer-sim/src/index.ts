export { HELPERS, type PrinterSim, type PrinterSimOptions } from './options.ts';
export { PortTakenError, startPrinterSim } from './start-printer-sim.ts';
