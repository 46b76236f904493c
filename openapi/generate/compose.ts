import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapePointer, isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { readYaml } from './sources.ts';

export const HTTP = 'http/openapi.yaml';
const FOLDER = 'http/paths';

/** A file of http/paths/: an area of the API, with the addresses that it has. */
export interface PathFile {
  file: string;
  tags: unknown[];
  paths: JsonObject;
}

/** Returns the files of http/paths/ by name; notes what is neither a tag nor a path. */
export function readPathFiles(root: string, problems: Problems): PathFile[] {
  if (!existsSync(join(root, FOLDER))) return [];
  return readdirSync(join(root, FOLDER))
    .sort()
    .map((name) => {
      const file = `${FOLDER}/${name}`;
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
 * Returns the HTTP document with the tags and addresses that the files of http/paths/ add to it.
 * Undefined when there is no document.
 */
export function composeHttp(root: string, problems: Problems): JsonObject | undefined {
  if (!existsSync(join(root, HTTP))) return undefined;
  const document = readYaml(root, HTTP, problems);
  const [tags, paths]: [unknown[], JsonObject] = [[], {}];
  const files = readPathFiles(root, problems);
  for (const { file, ...area } of files) {
    tags.push(...area.tags);
    for (const path of Object.keys(area.paths)) {
      const other = files.find((one) => one.file !== file && path in one.paths);
      if (other) problems.add(`${file}#/paths/${escapePointer(path)}`, `${path} is in ${other.file} too`);
      paths[path] = { $ref: `./${file.slice('http/'.length)}#/paths/${escapePointer(path)}` };
    }
  }
  return { ...document, tags: tags as JsonObject[], paths };
}

/** Returns the composed document as a file of generated/, for the linter. */
export function moveToGenerated(document: JsonObject): string {
  return `${JSON.stringify(document, null, 1).replaceAll('"$ref": "./', '"$ref": "../http/')}\n`;
}
