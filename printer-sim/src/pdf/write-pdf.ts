/** The content of a page: PDF operators in the font F1, on paper of this size in points. */
interface PdfPage {
  width: number;
  height: number;
  content: string;
}

/** Writes pages with one font, Helvetica: objects, the table of their offsets, and the trailer. */
export function writePdf(pages: readonly PdfPage[]): Uint8Array {
  const numberOf = (index: number) => 4 + index * 2;
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ width, height, content }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${numberOf(index) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);
}

/** Returns a line of text, with reserved characters escaped and missing ones as question marks. */
export function textLine({ size, y, text }: { size: number; y: number; text: string }): string {
  const escaped = text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&');
  return `BT /F1 ${size} Tf 12 ${y} Td (${escaped}) Tj ET`;
}

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
  // ASCII alone: see textLine.
  return new TextEncoder().encode(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}
