/** Returns the rows of a report page as text, by table title, without subtotals and totals. */
export function readPageRows(page: string): Map<string, string[][]> {
  const tables = new Map<string, string[][]>();
  for (const [, title = '', rest = ''] of page.matchAll(/<h3>(.*?)<\/h3>(.*?)(?=<h3>|<footer)/gs)) {
    const rows = rest.includes('class="wide sheet"') ? [readSheet(rest)] : readLines(rest);
    tables.set(title, [...(tables.get(title) ?? []), ...rows]);
  }
  return tables;
}

function readLines(html: string): string[][] {
  const [, body = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, line = '']) => readCells(line));
}

/** Reads a row with its figures below each other. */
function readSheet(html: string): string[] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].flatMap(([, line = '']) => readCells(line));
}

function readCells(line: string): string[] {
  return [...line.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''));
}
