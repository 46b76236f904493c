import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import { storage } from '@/lib/storage.ts';

export interface ChosenPrinter {
  device_id: string;
  name: string;
}
type Choice = Partial<Record<PrinterType, ChosenPrinter>>;

const KEY = 'muara.printers';

/** The chosen printer of each type, kept in this browser. */
export const chosenPrinters = {
  get: (type: PrinterType): ChosenPrinter | null => read()[type] ?? null,
  set(type: PrinterType, printer: ChosenPrinter | null): void {
    const { [type]: _replaced, ...others } = read();
    storage.set(
      KEY,
      JSON.stringify(printer ? { ...others, [type]: { device_id: printer.device_id, name: printer.name } } : others),
    );
  },
};

function read(): Choice {
  return storage.read(KEY, isChoice) ?? {};
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([type, printer]) =>
      (PRINTER_TYPES as readonly string[]).includes(type) &&
      typeof (printer as Partial<ChosenPrinter> | null)?.device_id === 'string' &&
      typeof (printer as Partial<ChosenPrinter> | null)?.name === 'string',
  );
}
