import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import { isObject, walk, type JsonObject } from './json.ts';
import { Problems } from './problems.ts';

/** Paths of the contract and of the generated modules. */
export interface Places {
  /** the folder with http/, schemas/, errors.yaml …  */
  root: string;
  /** the folder that receives the generated modules */
  out: string;
}

/** The catalogues and schemas, parsed; paths and channels are read by the bundler. */
export interface Sources {
  schemas: Record<string, JsonObject>;
  errors: JsonObject;
  constants: JsonObject;
  permissions: JsonObject;
  screens: JsonObject;
}

/** What files without a mistake contain, by path. `npm run dev` parses only what was saved. */
const parsed = new Map<string, { text: string; value: JsonObject }>();

/** Reads a YAML file; a syntax error becomes a problem that names file and line. */
export function readYaml(root: string, file: string, problems: Problems): JsonObject {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  const text = readFileSync(path, 'utf8');
  const known = parsed.get(path);
  if (known?.text === text) return structuredClone(known.value);
  const document = parseDocument(text, { prettyErrors: true });
  const lines = new Set<number>();
  for (const error of document.errors) {
    const line = error.linePos?.[0].line;
    // A bracket that is missing leads to further errors in its line.
    if (line && lines.has(line)) continue;
    if (line) lines.add(line);
    problems.add(line ? `${file}:${line}` : file, error.message.split('\n')[0]!.replace(/ at line.*$/, ''));
  }
  if (document.errors.length > 0) return {};
  const value: unknown = document.toJS() ?? {};
  if (!isObject(value)) {
    problems.add(file, 'must be a map');
    return {};
  }
  parsed.set(path, { text, value });
  return structuredClone(value);
}

export function readSources(root: string, problems: Problems): Sources {
  return {
    schemas: readSchemas(root, problems),
    errors: readYaml(root, 'errors.yaml', problems),
    constants: readYaml(root, 'constants.yaml', problems),
    permissions: readYaml(root, 'permissions.yaml', problems),
    screens: readYaml(root, 'screens.yaml', problems),
  };
}

/**
 * Returns every schema by its name.
 * A folder of schemas/ is an area. Its files are a schema (`<Name>.yaml`) or several (`<subject>.yaml`). References between them become
 * `#/components/schemas/Other`: the form in which bundles, types and validators know them.
 */
function readSchemas(root: string, problems: Problems): Record<string, JsonObject> {
  const schemas: Record<string, JsonObject> = {};
  const sources = readSchemaFiles(root, problems);
  for (const { file, name, schema } of sources) {
    if (schemas[name]) problems.add(file, `${name} is in another file of schemas/ too`);
    schemas[name] = schema;
  }
  const places = new Set(sources.map(({ file, name }) => placeOf(file, name)));
  for (const { file, name, schema } of sources)
    walk(schema, (node, pointer) => {
      const reference = node['$ref'];
      if (typeof reference !== 'string' || /\/examples?\//.test(pointer)) return;
      const target = resolveReference(file, reference);
      if (places.has(target)) node['$ref'] = `#/components/schemas/${target.split('#/').at(-1)}`;
      else problems.add(`schemas/${name}.yaml#${pointer}`, `$ref ${reference} is not a schema of schemas/`);
    });
  return schemas;
}

/** Returns where a schema is: its file, and its name in it. */
const placeOf = (file: string, name: string): string => `${file}#/${name}`;

/** Returns the place that a reference names: a file of one schema, or a schema within a file. */
function resolveReference(file: string, reference: string): string {
  const [path = '', name] = reference.split('#/');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  return placeOf(target, name ?? posix.basename(target, '.yaml'));
}

const SCHEMA_NAME = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB_CASE = /^[a-z]+(-[a-z]+)*$/;

interface SchemaSource {
  file: string;
  name: string;
  schema: JsonObject;
}

function readSchemaFiles(root: string, problems: Problems): SchemaSource[] {
  if (!existsSync(join(root, 'schemas'))) return [];
  return readdirSync(join(root, 'schemas'), { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory() && KEBAB_CASE.test(entry.name)) return listFiles(root, `schemas/${entry.name}`);
      problems.add(`schemas/${entry.name}`, 'is not the folder of an area, in kebab-case');
      return [];
    })
    .flatMap((file) => readSchemaFile(root, file, problems))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const listFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

function readSchemaFile(root: string, file: string, problems: Problems): SchemaSource[] {
  const name = posix.basename(file, '.yaml');
  if (file.endsWith('.yaml') && SCHEMA_NAME.test(name)) return [{ file, name, schema: readYaml(root, file, problems) }];
  if (file.endsWith('.yaml') && KEBAB_CASE.test(name)) return readSubject(root, file, problems);
  problems.add(file, 'is called neither <Name>.yaml, in PascalCase, nor <subject>.yaml, in kebab-case');
  return [];
}

function readSubject(root: string, file: string, problems: Problems): SchemaSource[] {
  return Object.entries(readYaml(root, file, problems)).flatMap(([name, schema]): SchemaSource[] => {
    if (SCHEMA_NAME.test(name) && isObject(schema)) return [{ file, name, schema }];
    problems.add(`${file}#/${name}`, 'is not a schema with a name in PascalCase');
    return [];
  });
}

/** Returns the file of schemas/ that has a schema, and the pointer to it. */
export function findSchema(root: string, name: string): { file: string; at: readonly string[] } | undefined {
  const found = readSchemaFiles(root, new Problems()).find((source) => source.name === name);
  return found && { file: found.file, at: posix.basename(found.file) === `${name}.yaml` ? [] : [name] };
}
