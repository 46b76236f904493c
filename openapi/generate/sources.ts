import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { isObject, walk, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';

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
 * Every file of schemas/ by its name, with references between the files (`./Other.yaml`) turned into
 * `#/components/schemas/Other`: the form in which bundles, types and validators know them.
 */
function readSchemas(root: string, problems: Problems): Record<string, JsonObject> {
  const folder = join(root, 'schemas');
  const schemas: Record<string, JsonObject> = {};
  if (!existsSync(folder)) return schemas;
  for (const file of readdirSync(folder).sort()) {
    const name = basename(file, '.yaml');
    if (!file.endsWith('.yaml') || !/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      problems.add(`schemas/${file}`, 'is not called <Name>.yaml, in PascalCase');
      continue;
    }
    schemas[name] = readYaml(root, `schemas/${file}`, problems);
  }
  for (const [name, schema] of Object.entries(schemas)) {
    walk(schema, (node, pointer) => {
      const reference = node['$ref'];
      if (typeof reference !== 'string' || /\/examples?\//.test(pointer)) return;
      const target = /^(?:\.\/)?([A-Z][A-Za-z0-9]*)\.yaml$/.exec(reference)?.[1];
      if (target && schemas[target]) node['$ref'] = `#/components/schemas/${target}`;
      else problems.add(`schemas/${name}.yaml#${pointer}`, `$ref ${reference} is not another file of schemas/`);
    });
  }
  return schemas;
}
