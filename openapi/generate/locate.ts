import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { isObject } from './json.ts';

/** The documents whose `paths` a problem may name as `METHOD /path`. */
const DOCUMENTS = ['http/openapi.yaml', 'printers/openapi.yaml'];

interface Source {
  document: Document;
  lines: LineCounter;
}

/**
 * Returns the place of a problem, such as `http/paths/orders.yaml:3`; undefined when it names none.
 *
 * @param line as `Problems` writes it: `file.yaml#/pointer: what is wrong` or `METHOD /path: what is wrong`
 */
export function locate(root: string, line: string): string | undefined {
  const file = /^([\w./-]+\.ya?ml)(?:#\/?(\S*))?: /.exec(line);
  if (file) return place(root, file[1]!, (file[2] ?? '').split('/').filter(Boolean));
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s:]*)/.exec(line) ?? [];
  if (method === undefined || path === undefined) return undefined;
  for (const document of DOCUMENTS) {
    const item: unknown = open(root, document)?.document.toJS()?.paths?.[path];
    if (!isObject(item)) continue;
    const reference = item['$ref'];
    return typeof reference === 'string'
      ? place(root, normalize(join(dirname(document), reference)), [method.toLowerCase()])
      : place(root, document, ['paths', path, method.toLowerCase()]);
  }
  return undefined;
}

function open(root: string, file: string): Source | undefined {
  if (!existsSync(join(root, file))) return undefined;
  const lines = new LineCounter();
  return { document: parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines }), lines };
}

function place(root: string, file: string, pointer: readonly string[]): string | undefined {
  const source = open(root, file);
  return source && `${file}:${lineOf(source.document, source.lines, pointer)}`;
}

/** Returns the line of a key, or of the closest one around it. */
export function lineOf(document: Document, lines: LineCounter, at: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of at) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const next = pair ? pair.key : isSeq(node) ? node.items[Number(key)] : undefined;
    if (!isNode(next)) break;
    offset = next.range?.[0] ?? offset;
    node = pair ? pair.value : next;
  }
  return lines.linePos(offset).line;
}
