import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reads a YAML file; a syntax error becomes a problem that names file and line. */
export function readYaml(root: string, file: string, problems: Problems): JsonObject {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  const document = parseDocument(readFileSync(path, 'utf8'), { prettyErrors: true });
  for (const error of document.errors) {
    const line = error.linePos?.[0].line;
    problems.add(line ? `${file}:${line}` : file, error.message.split('\n')[0]!.replace(/ at line.*$/, ''));
  }
  if (document.errors.length > 0) return {};
  const value: unknown = document.toJS() ?? {};
  if (!isObject(value)) {
    problems.add(file, 'must be a map');
    return {};
  }
  return value;
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
 * A file of schemas/ is a schema (`<Name>.yaml`) or the schemas of an area (`<area>.yaml`). References between them become `#/components/schemas/Other`: the
 * form in which bundles, types and validators know them.
 */
function readSchemas(root: string, problems: Problems): Record<string, JsonObject> {
  const schemas: Record<string, JsonObject> = {};
  for (const { file, name, schema } of readSchemaFiles(root, problems)) {
    if (schemas[name]) problems.add(file, `${name} is in another file of schemas/ too`);
    schemas[name] = schema;
  }
  for (const [name, schema] of Object.entries(schemas)) {
    walk(schema, (node, pointer) => {
      const reference = node['$ref'];
      if (typeof reference !== 'string' || /\/examples?\//.test(pointer)) return;
      const target = REFERENCE.exec(reference)?.slice(1).find(Boolean);
      if (target && schemas[target]) node['$ref'] = `#/components/schemas/${target}`;
      else problems.add(`schemas/${name}.yaml#${pointer}`, `$ref ${reference} is not a schema of schemas/`);
    });
  }
  return schemas;
}

/** `./Other.yaml`, `./area.yaml#/Other` or, within the file of an area, `#/Other`. */
const REFERENCE = /^(?:(?:\.\/)?([A-Z][A-Za-z0-9]*)\.yaml|(?:(?:\.\/)?[a-z-]+\.yaml)?#\/([A-Z][A-Za-z0-9]*))$/;
const SCHEMA_NAME = /^[A-Z][A-Za-z0-9]*$/;

interface SchemaSource {
  file: string;
  name: string;
  schema: JsonObject;
}

function readSchemaFiles(root: string, problems: Problems): SchemaSource[] {
  if (!existsSync(join(root, 'schemas'))) return [];
  return readdirSync(join(root, 'schemas'))
    .sort()
    .flatMap((entry): SchemaSource[] => {
      const file = `schemas/${entry}`;
      const [, name = '', ending] = /^([^.]*)\.(.*)$/.exec(entry) ?? [];
      if (ending === 'yaml' && SCHEMA_NAME.test(name)) return [{ file, name, schema: readYaml(root, file, problems) }];
      if (ending === 'yaml' && /^[a-z]+(-[a-z]+)*$/.test(name)) return readArea(root, file, problems);
      problems.add(file, 'is called neither <Name>.yaml, in PascalCase, nor <area>.yaml, in kebab-case');
      return [];
    });
}

function readArea(root: string, file: string, problems: Problems): SchemaSource[] {
  return Object.entries(readYaml(root, file, problems)).flatMap(([name, schema]): SchemaSource[] => {
    if (SCHEMA_NAME.test(name) && isObject(schema)) return [{ file, name, schema }];
    problems.add(`${file}#/${name}`, 'is not a schema with a name in PascalCase');
    return [];
  });
}

/** Returns the file of schemas/ that has a schema, and the pointer to it. */
export function findSchema(root: string, name: string): { file: string; at: readonly string[] } | undefined {
  const found = readSchemaFiles(root, new Problems()).find((source) => source.name === name);
  return found && { file: found.file, at: found.file === `schemas/${name}.yaml` ? [] : [name] };
}
