import type { CatalogueEntry } from './errors.ts';
import { isObject, walk, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import type { Sources } from './sources.ts';
import { BANNER, docstring, literal, table } from './text.ts';

/** errors.ts: the catalogue, by code. */
export function emitErrors(catalogue: Record<string, CatalogueEntry>): string {
  return [
    BANNER,
    '/** Every code that a call can be refused with: HTTP status, exact message ({name} is filled in), when it is returned. */\n',
    table(
      'ERRORS',
      Object.entries(catalogue).map(
        ([code, { status, message, when, source }]) => [code, { status, message, when, source }] as const,
      ),
      ' as const satisfies Record<string, { status: number; message: string; when: string; source?: string }>',
    ),
    '\nexport type ErrorCode = keyof typeof ERRORS;\n',
  ].join('');
}

/** errors-ms.ts: the Malay message of every code, in a module of its own because few readers need it. */
export function emitMalayErrors(catalogue: Record<string, CatalogueEntry>): string {
  return [
    BANNER,
    '/** Messages in Malay, by code. */\n',
    table(
      'ERRORS_MS',
      Object.entries(catalogue).map(([code, { malay }]) => [code, malay] as const),
      ' as const satisfies Record<string, string>',
    ),
  ].join('');
}

/** constants.ts: enumerations of the schemas (`x-constant`) and the constants of constants.yaml. */
export function emitConstants({ schemas, constants }: Sources, problems: Problems): string {
  const parts: string[] = [BANNER];
  const taken = new Map<string, string>();
  const take = (name: string, where: string): void => {
    if (!/^[A-Z][A-Z0-9_]*$/.test(name)) problems.add(where, `constant ${name} is not UPPER_CASE`);
    const earlier = taken.get(name);
    if (earlier) problems.add(where, `constant ${name} is taken by ${earlier}`);
    taken.set(name, where);
  };

  for (const [schemaName, schema] of Object.entries(schemas)) {
    walk(schema, (node, pointer) => {
      const name = node['x-constant'];
      if (name === undefined) return;
      const where = `schemas/${schemaName}.yaml#${pointer}`;
      if (typeof name !== 'string' || !Array.isArray(node['enum']))
        return problems.add(where, 'x-constant needs a name and an enum');
      take(name, where);
      parts.push(emitEnumeration(name, pointer === '' ? schemaName : typeName(name), node, where, problems));
    });
  }
  for (const [name, entry] of Object.entries(constants)) {
    const where = `constants.yaml#/${name}`;
    take(name, where);
    if (!isObject(entry) || entry['value'] === undefined || typeof entry['description'] !== 'string') {
      problems.add(where, 'needs value and description');
      continue;
    }
    const source = typeof entry['source'] === 'string' ? `(${entry['source']})` : undefined;
    parts.push(
      `\n${docstring(entry['description'], source)}export const ${name} = ${literal(entry['value'])} as const;\n`,
    );
  }
  return parts.join('');
}

function emitEnumeration(name: string, type: string, node: JsonObject, where: string, problems: Problems): string {
  const values = node['enum'] as unknown[];
  let text = `\n${docstring(String(node['description'] ?? ''))}export const ${name} = ${literal(values)} as const;\n`;
  text += `export type ${type} = (typeof ${name})[number];\n`;
  for (const [extension, suffix] of [
    ['x-labels', 'LABELS'],
    ['x-enum-meta', 'META'],
  ] as const) {
    const entries = node[extension];
    if (entries === undefined) continue;
    if (!isObject(entries)) {
      problems.add(where, `${extension} must be a map`);
      continue;
    }
    for (const key of Object.keys(entries))
      if (!values.some((value) => String(value) === key))
        problems.add(where, `${extension} names ${key}, which is not in the enum`);
    for (const value of values)
      if (!Object.hasOwn(entries, String(value))) problems.add(where, `${extension} lacks ${String(value)}`);
    text += table(
      `${name}_${suffix}`,
      values.map((value) => [String(value), entries[String(value)]] as const),
    );
  }
  return text;
}

/** POS_TYPES → PosType: the type of an enumeration that has no file of its own. */
function typeName(constant: string): string {
  const words = constant
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return words
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

/** permissions.ts: the grid of rights and what each role may do until someone changes it. */
export function emitPermissions({ permissions, schemas }: Sources, problems: Problems): string {
  const groups = readGroups(permissions, problems);
  const labels = isObject(permissions['labels']) ? permissions['labels'] : actionLabels(schemas);
  const roles: [string, unknown][] = [];
  for (const [name, role] of Object.entries(isObject(permissions['roles']) ? permissions['roles'] : {})) {
    const where = `permissions.yaml#/roles/${name}`;
    if (
      !isObject(role) ||
      typeof role['rank'] !== 'number' ||
      typeof role['internal'] !== 'boolean' ||
      role['policies'] === undefined
    ) {
      problems.add(where, 'needs rank, internal and policies');
      continue;
    }
    roles.push([
      name,
      {
        rank: role['rank'],
        internal: role['internal'],
        superUser: role['superUser'] === true,
        policies: readPolicies(role['policies'], groups, where, problems),
      },
    ]);
  }
  return [
    BANNER,
    '/** Areas of the permission grid in order: their actions, and the cells that nobody can change. */\n',
    table('PERMISSION_GROUPS', groups),
    '\n/** How an action is displayed, where that is not its name. */\n',
    table('PERMISSION_LABELS', Object.entries(labels), ' as const satisfies Record<string, string>'),
    '\n/** The roles that the system needs: rank, whether they are staff, and their rights until someone changes them. */\n',
    table('ROLES', roles),
    '\nexport type PermissionGroup = keyof typeof PERMISSION_GROUPS;\n',
    "export type PermissionActionOf<G extends PermissionGroup> = (typeof PERMISSION_GROUPS)[G]['actions'][number];\n",
    'export type RoleName = keyof typeof ROLES;\n',
  ].join('');
}

type Groups = [string, { actions: string[]; disabled: string[] }][];

/** Area → actions of permissions.yaml. */
export function readGroups(permissions: JsonObject, problems: Problems): Groups {
  const groups: Groups = [];
  for (const [area, group] of Object.entries(isObject(permissions['groups']) ? permissions['groups'] : {})) {
    const actions = isObject(group) && Array.isArray(group['actions']) ? group['actions'].map(String) : [];
    const disabled = isObject(group) && Array.isArray(group['disabled']) ? group['disabled'].map(String) : [];
    if (actions.length === 0) problems.add(`permissions.yaml#/groups/${area}`, 'has no actions');
    for (const action of disabled)
      if (!actions.includes(action))
        problems.add(`permissions.yaml#/groups/${area}`, `disables ${action}, which is not one of its actions`);
    groups.push([area, { actions, disabled }]);
  }
  return groups;
}

/** Labels that differ from their action, as the schema of the actions gives them. */
function actionLabels(schemas: Record<string, JsonObject>): JsonObject {
  const labels = schemas['PermissionAction']?.['x-labels'];
  return isObject(labels)
    ? Object.fromEntries(Object.entries(labels).filter(([action, label]) => action !== label))
    : {};
}

function readPolicies(value: unknown, groups: Groups, where: string, problems: Problems): Record<string, string[]> {
  if (value === 'all') return Object.fromEntries(groups.map(([area, { actions }]) => [area, actions]));
  if (!isObject(value)) {
    problems.add(where, "policies must be 'all' or a map of area to actions");
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).map(([area, actions]) => {
      const words = Array.isArray(actions) ? actions.map(String) : [];
      for (const action of words)
        if (!groups.some(([name, group]) => name === area && group.actions.includes(action)))
          problems.add(where, `grants ${area}/${action}, which does not exist`);
      return [area, words];
    }),
  );
}
