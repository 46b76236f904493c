import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { danglingReferences, isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

/**
 * One self-contained document out of a split one. Components are named after their files
 * (schemas/tickets/Ticket.yaml →
 * `#/components/schemas/Ticket`); anything that is not a component (path items, messages) is put in place.
 * Returns undefined when the document does not exist.
 *
 * @param composed what the document contains, where that is more than its file
 */
export async function bundleDocument(
  root: string,
  file: string,
  problems: Problems,
  composed?: JsonObject,
): Promise<JsonObject | undefined> {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const config = await createConfig({ rules: {} });
  try {
    const { bundle: result, problems: found } = await bundle(
      composed ? { doc: makeDocumentFromString(JSON.stringify(composed), path), config } : { ref: path, config },
    );
    for (const problem of found) {
      const place = problem.location[0];
      problems.add(`${shorten(root, place?.source.absoluteRef ?? path)}${place?.pointer ?? ''}`, problem.message);
    }
    const document: unknown = result.parsed;
    if (!isObject(document)) {
      problems.add(file, 'must be a map');
      return undefined;
    }
    for (const reference of danglingReferences(document)) problems.add(file, `dangling reference ${reference}`);
    return document;
  } catch (error) {
    problems.add(
      file,
      (error instanceof Error ? error.message : String(error)).split('\n')[0]!.replaceAll(`${root}/`, ''),
    );
    return undefined;
  }
}

function shorten(root: string, path: string): string {
  const short = relative(root, path);
  return short.startsWith('..') || isAbsolute(short) ? path : short;
}
