/** Most entries in one block of the map. */
const MAX_ENTRIES = 100;

/**
 * Returns the map (CMap) by which readers turn a font's codes into text.
 * @param texts by code; empty ones are skipped
 */
export function toUnicodeMap(texts: readonly string[]): string {
  const entries = texts.flatMap((text, code) => (text === '' ? [] : [`<${hex(code)}> <${utf16(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += MAX_ENTRIES) {
    const block = entries.slice(at, at + MAX_ENTRIES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}

function hex(unit: number): string {
  return unit.toString(16).toUpperCase().padStart(4, '0');
}
