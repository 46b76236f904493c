import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  makeDocumentFromString,
  type Document,
  type Source,
} from '@redocly/openapi-core';
import { danglingReferences, isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

/** By path: what a file contains. `npm run dev` parses only what was saved. */
const parsed = new Map<string, { text: string; value: unknown }>();

/**
 * Parses a file again only when its text has changed.
 * Bundling changes what it is given, so it gets a clone.
 */
class ParsedResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const known = parsed.get(source.absoluteRef);
    if (known?.text === source.body) return { source, parsed: structuredClone(known.value) };
    const document = super.parseDocument(source, isRoot);
    parsed.set(source.absoluteRef, { text: source.body, value: structuredClone(document.parsed) });
    return document;
  }
}

/** A bundle without problems, and the texts that it was made of. */
interface Made {
  composed: string | undefined;
  texts: ReadonlyMap<string, string>;
  document: JsonObject;
}

/** The last bundle of each document. `npm run dev` makes only those again that contain what was saved. */
const made = new Map<string, Made>();

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
  const text = composed && JSON.stringify(composed);
  const known = made.get(path);
  if (known && known.composed === text && isCurrent(known.texts)) return structuredClone(known.document);
  const config = await createConfig({ rules: {} });
  const resolver = new ParsedResolver(config.resolve);
  try {
    const { bundle: result, problems: found } = await bundle({
      ...(text ? { doc: makeDocumentFromString(text, path) } : { ref: path }),
      externalRefResolver: resolver,
      config,
    });
    for (const problem of found) {
      const place = problem.location[0];
      problems.add(`${shorten(root, place?.source.absoluteRef ?? path)}${place?.pointer ?? ''}`, problem.message);
    }
    const document: unknown = result.parsed;
    if (!isObject(document)) {
      problems.add(file, 'must be a map');
      return undefined;
    }
    const dangling = danglingReferences(document);
    for (const reference of dangling) problems.add(file, `dangling reference ${reference}`);
    if (found.length === 0 && dangling.length === 0)
      made.set(path, { composed: text, texts: await listTexts(resolver), document: structuredClone(document) });
    return document;
  } catch (error) {
    problems.add(
      file,
      (error instanceof Error ? error.message : String(error)).split('\n')[0]!.replaceAll(`${root}/`, ''),
    );
    return undefined;
  }
}

/** Returns the files that a resolver has read, with the text that it found in them. */
async function listTexts(resolver: BaseResolver): Promise<Map<string, string>> {
  const documents = await Promise.all([...resolver.getFiles()].map((file) => resolver.resolveDocument(null, file)));
  return new Map((documents as Document[]).map(({ source }) => [source.absoluteRef, source.body]));
}

/** Whether all files still have the text that a bundle was made of. */
function isCurrent(texts: ReadonlyMap<string, string>): boolean {
  const read = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return [...texts].every(([file, text]) => existsSync(file) && read(file) === text);
}

function shorten(root: string, path: string): string {
  const short = relative(root, path);
  return short.startsWith('..') || isAbsolute(short) ? path : short;
}
