import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LIMITED_ROLES, type Column, type ReportDefinition } from '../reports/define-report.ts';
import type { Operation } from './contract.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { DECIMALS } from './schema.ts';
import { BANNER } from './text.ts';

const ENDING = '.report.ts';
const OPEN = 'x-open';

/** The reports of a contract: every file `reports/<type>.report.ts`, in the order of their names. */
export interface Reports {
  names: string[];
  definitions: ReportDefinition[];
}

/** Reads the report definitions; one that is not named like its type becomes a problem. */
export async function readReports(root: string, problems: Problems): Promise<Reports> {
  const folder = join(root, 'reports');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ENDING)) : [];
  const names = files.map((file) => file.slice(0, -ENDING.length)).sort();
  const definitions: ReportDefinition[] = [];
  for (const name of names) {
    const file = pathToFileURL(join(folder, `${name}${ENDING}`)).href;
    const { default: definition } = (await import(file)) as { default: ReportDefinition };
    if (definition.type !== name.replaceAll('-', '_'))
      problems.add(`reports/${name}${ENDING}`, `defines the type ${definition.type}`);
    definitions.push(definition);
  }
  return { names, definitions };
}

/** Emits the list of all reports, so that a new one needs no other file than its own. */
export function emitReports({ names }: Reports): string {
  const local = (name: string): string => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const imports = names.map((name) => `import ${local(name)} from '../reports/${name}${ENDING}';`);
  const sorted = `[${names.map(local).join(', ')}]`;
  return [
    `${BANNER}import { type ReportDefinition, sortReports } from '../reports/define-report.ts';`,
    ...imports,
    '',
    '/** Every report, in the order of its button. */',
    `export const REPORTS: readonly ReportDefinition[] = sortReports(${sorted});`,
    '',
  ].join('\n');
}

/** Names in each right that goes with a report the roles that do not get it (001 §6). */
export function limitToReports(operations: readonly Operation[], { definitions }: Reports, problems: Problems): void {
  for (const { permission, method, path } of operations)
    for (const right of permission) {
      if (right.report === undefined) continue;
      const definition = definitions.find(({ type }) => type === right.report);
      if (definition) right.except = LIMITED_ROLES.filter((role) => !definition.limitedRoles.includes(role));
      else problems.add(`${method} ${path}`, `x-permission names the report ${right.report}, which does not exist`);
    }
}

/**
 * Adds to the published document a schema of the rows of each table of each report.
 *
 * @param lists the schemas that columns name, also those that the document lacks
 */
export function publishReports(
  document: JsonObject,
  { definitions }: Reports,
  lists: Readonly<Record<string, JsonObject>>,
  problems: Problems,
): void {
  const components = document['components'];
  const schemas = isObject(components) ? components['schemas'] : undefined;
  if (!isObject(schemas) || definitions.length === 0) return;
  const names: string[] = [];
  for (const { type, title, tables } of definitions) {
    for (const [table, { columns }] of Object.entries(tables)) {
      const name = `ReportRow${pascal(type)}${pascal(table)}`;
      const properties: JsonObject = {};
      for (const [column, shape] of Object.entries(columns)) {
        const where = `reports/${type.replaceAll('_', '-')}${ENDING}: ${table}.${column}`;
        properties[column] = schemaOf(shape, lists, (problem) => problems.add(where, problem));
      }
      schemas[name] = {
        type: 'object',
        description: `A row of the table \`${table}\` of the report ${title.en}.`,
        required: Object.keys(columns),
        properties,
        additionalProperties: false,
      };
      names.push(name);
    }
  }
  schemas['ReportRow'] = {
    description: 'One row, a value a column. Each table of each type has a schema of its own.',
    anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  };
}

type Report = (problem: string) => void;
type Lists = Readonly<Record<string, JsonObject>>;

function schemaOf(column: Column, lists: Lists, report: Report): JsonObject {
  const { kind, label } = column;
  const description = `The column "${label.en}" of the table${kind === 'money' ? ', in RM' : ''}.`;
  if (kind === 'count') return { type: 'integer', description };
  if (kind === 'money') return { type: 'number', [DECIMALS]: 2, description };
  if (kind === 'date') return { type: ['string', 'null'], format: 'date', description };
  if (kind === 'instant') return { type: ['string', 'null'], format: 'date-time', description };
  return { type: ['string', 'null'], description, ...limitTexts(column, lists, report) };
}

/** Returns the values of a column of texts; none, or why there are none, where any text is allowed. */
function limitTexts({ values = {}, list }: Column, lists: Lists, report: Report): JsonObject {
  if (list === undefined) return {};
  if (list === 'values') return { enum: [...Object.keys(values), null] };
  const { of, labels = false, also = [] } = list;
  const schema = lists[of] ?? {};
  if (schema[OPEN] !== undefined) return { [OPEN]: schema[OPEN] };
  const found = labels ? schema['x-labels'] : schema['enum'];
  if (!found) report(`its list ${of} is no schema with ${labels ? 'x-labels' : 'an enum'}`);
  return { enum: [...new Set([...Object.values(found ?? {}), ...also]), null] };
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_mark, letter: string) => letter.toUpperCase());
}
