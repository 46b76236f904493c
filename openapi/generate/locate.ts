import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { readPathFiles } from './compose.ts';
import { isObject, unescapePointer } from './json.ts';
import { Problems } from './problems.ts';
import { findSchema } from './sources.ts';

const PRINTERS = 'printers/openapi.yaml';

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
  const file = /^([\w./-]+\.ya?ml)(?:#\/?(.*?))?: /.exec(line);
  if (file) {
    const pointer = (file[2] ?? '').split('/').filter(Boolean).map(unescapePointer);
    const schema = /^schemas\/([A-Z]\w*)\.yaml$/.exec(file[1]!)?.[1];
    const { file: source = file[1]!, at = [] } = (schema && findSchema(root, schema)) || {};
    return place(root, source, [...at, ...pointer]);
  }
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s:]*)/.exec(line) ?? [];
  if (method === undefined || path === undefined) return undefined;
  const area = readPathFiles(root, new Problems()).find(({ paths }) => path in paths);
  const owner = area?.file ?? (hasPath(root, PRINTERS, path) ? PRINTERS : undefined);
  return owner && place(root, owner, ['paths', path, method.toLowerCase()]);
}

const hasPath = (root: string, file: string, path: string): boolean =>
  isObject(open(root, file)?.document.toJS()?.paths?.[path]);

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
