import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { escapePointer, isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { readYaml } from './sources.ts';

export const HTTP = 'http/openapi.yaml';
export const CONTROL = 'control/openapi.yaml';

/** Returns the folder with the paths of a document. */
const pathsOf = (document: string): string => `${posix.dirname(document)}/paths`;

/** A file of paths/: an area of the API, with the addresses that it has. */
export interface PathFile {
  file: string;
  tags: unknown[];
  paths: JsonObject;
}

/** Returns the files of a document's paths/ by name; notes what is neither a tag nor a path. */
export function readPathFiles(root: string, problems: Problems, document: string = HTTP): PathFile[] {
  const folder = pathsOf(document);
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      if (!name.endsWith('.yaml')) {
        problems.add(file, 'is not called <area>.yaml');
        return { file, tags: [], paths: {} };
      }
      const { tags = [], paths = {}, ...others } = readYaml(root, file, problems);
      for (const key of Object.keys(others))
        problems.add(`${file}#/${escapePointer(key)}`, 'is neither tags nor paths');
      if (!Array.isArray(tags)) problems.add(`${file}#/tags`, 'must be a list of {name, description}');
      if (!isObject(paths)) problems.add(`${file}#/paths`, 'must be a map from addresses to operations');
      return { file, tags: Array.isArray(tags) ? tags : [], paths: isObject(paths) ? paths : {} };
    });
}

/**
 * Returns a document with the tags and addresses that the files of its paths/ add to it: the HTTP
 * document by default. Undefined when there is no document.
 */
export function composeHttp(root: string, problems: Problems, source: string = HTTP): JsonObject | undefined {
  if (!existsSync(join(root, source))) return undefined;
  const document = readYaml(root, source, problems);
  const [tags, paths]: [unknown[], JsonObject] = [[], {}];
  const files = readPathFiles(root, problems, source);
  for (const { file, ...area } of files) {
    tags.push(...area.tags);
    for (const path of Object.keys(area.paths)) {
      const other = files.find((one) => one.file !== file && path in one.paths);
      if (other) problems.add(`${file}#/paths/${escapePointer(path)}`, `${path} is in ${other.file} too`);
      paths[path] = { $ref: `./${posix.relative(posix.dirname(source), file)}#/paths/${escapePointer(path)}` };
    }
  }
  return { ...document, tags: tags as JsonObject[], paths };
}

/** Returns the composed document as a file of generated/, for the linter. */
export function moveToGenerated(document: JsonObject): string {
  return `${JSON.stringify(document, null, 1).replaceAll('"$ref": "./', '"$ref": "../http/')}\n`;
}
