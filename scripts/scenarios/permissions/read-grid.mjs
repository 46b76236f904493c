// A custom grid of rights, as a file: a name, and the actions of each area.
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { UsageError } from '../options.mjs';
import { suggest } from '../suggest.mjs';

/**
 * Returns a role as a column of the permission table.
 * @param groups the areas of the contract, each with its actions
 * @throws UsageError with file and area when the grid cannot be read
 */
export function readGrid(path, groups) {
  const { name, policies } = readYaml(path);
  if (typeof name !== 'string' || name === '') throw new UsageError(`${path}: name is missing, such as name: Gate`);
  if (typeof policies !== 'object' || policies === null)
    throw new UsageError(`${path}: policies is missing, such as policies: { Tickets: [View, Scan] }`);
  const areas = Object.entries(policies).map(([area, actions]) => {
    if (!Object.hasOwn(groups, area))
      throw new UsageError(
        `${path}: unknown area ${area}${suggest(area, Object.keys(groups)) || `; use ${Object.keys(groups).join(', ')}`}`,
      );
    if (!Array.isArray(actions)) throw new UsageError(`${path}: ${area} must be a list such as [View]`);
    return [area, actions.map((action) => readAction(path, area, action, groups[area].actions))];
  });
  return { name, policies: Object.fromEntries(areas) };
}

function readYaml(path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: cannot be read (${error.code})`);
  }
  const document = parseDocument(text);
  const [wrong] = document.errors;
  if (wrong) throw new UsageError(`${path}:${wrong.linePos?.[0].line ?? 1}: ${wrong.message.split('\n')[0]}`);
  return document.toJS() ?? {};
}

function readAction(path, area, action, known) {
  if (!known.includes(action))
    throw new UsageError(
      `${path}: ${area} has no action ${action}${suggest(String(action), known) || `; use ${known.join(', ')}`}`,
    );
  return { name: action, active: true };
}
