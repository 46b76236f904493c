import type { PrinterInfo } from '@muara/contract/types';
import { textLine, writePdf } from './write-pdf.ts';

const WIDTH = 226.77;
const HEIGHT = 150;

/** Returns the page that a printer prints to show that it works: 80 mm wide, with its name. */
export function testPage(printer: Required<PrinterInfo>): Uint8Array {
  const lines = [
    { size: 16, y: 112, text: 'Test print' },
    { size: 10, y: 84, text: printer.name },
    { size: 10, y: 68, text: printer.device_id },
    { size: 9, y: 40, text: 'The quick brown fox jumps over the lazy dog' },
    { size: 9, y: 26, text: '0123456789  RM 1,234.50' },
  ];
  return writePdf([{ width: WIDTH, height: HEIGHT, content: lines.map(textLine).join('\n') }]);
}
