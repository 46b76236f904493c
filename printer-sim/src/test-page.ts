import type { PrinterInfo } from '@muara/contract/types';

const WIDTH = 226.77;
const HEIGHT = 150;

/** The page that a printer prints to show that it works: 80 mm wide, with its own name on it. */
export function testPage(printer: Required<PrinterInfo>): Uint8Array {
  const lines = [
    { size: 16, y: 112, text: 'Test print' },
    { size: 10, y: 84, text: printer.name },
    { size: 10, y: 68, text: printer.device_id },
    { size: 9, y: 40, text: 'The quick brown fox jumps over the lazy dog' },
    { size: 9, y: 26, text: '0123456789  RM 1,234.50' },
  ];
  const content = lines.map(({ size, y, text }) => `BT /F1 ${size} Tf 12 ${y} Td (${escape(text)}) Tj ET`).join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

/** Objects, the table of where each one starts, and the trailer: all that a PDF is. */
function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

function escape(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&');
}
