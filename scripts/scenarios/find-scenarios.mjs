// Which workflows run: all of the repository, those of some files, or those with some names.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { inRoot } from '../lib/project.mjs';
import { UsageError } from './options.mjs';
import { readPriceTable } from './prices/read-table.mjs';
import { createReader, ScenarioError } from './read-file.mjs';
import { suggest } from './suggest.mjs';

const FOLDERS = ['openapi/workflows', 'tests/scenarios'];

/**
 * Returns the scenarios that the words of a command line choose, and the files that cannot be read.
 * A workflow with required inputs is a shared step: others call it, and it does not run alone.
 */
export async function findScenarios(words, descriptions, read = createReader(descriptions)) {
  const paths = words.filter(isPath).map((word) => (isAbsolute(word) ? word : resolve(word)));
  const names = words.filter((word) => !isPath(word));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) throw new UsageError(`${missing} does not exist`);
  const files = paths.length > 0 ? paths.flatMap(expand) : FOLDERS.flatMap((folder) => expand(inRoot(folder)));
  const scenarios = [];
  const broken = [];
  for (const path of files) {
    try {
      if (path.endsWith('.csv')) {
        const table = await readPriceTable(path, read);
        scenarios.push(...table.scenarios);
        broken.push(...table.broken);
        continue;
      }
      const file = await read(path);
      const alone = file.document.workflows.filter(({ inputs }) => !inputs?.required?.length);
      scenarios.push(...alone.map((workflow) => ({ file, workflow, id: workflow.workflowId })));
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      broken.push({ path, message: error.message });
    }
  }
  return { scenarios: choose(scenarios, names), broken };
}

const isPath = (word) => /[/\\]|\.(?:ya?ml|json|csv)$/.test(word);

function expand(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true }).map(String);
  return names
    .filter((name) => /\.(?:arazzo\.yaml|csv)$/.test(name))
    .toSorted()
    .map((name) => resolve(path, name));
}

function choose(scenarios, names) {
  if (names.length === 0) return scenarios;
  const matches = (name) => (id) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name);
  const ids = scenarios.map(({ id }) => id);
  const unknown = names.find((name) => !ids.some(matches(name)));
  if (unknown) throw new UsageError(`There is no scenario ${unknown}${suggest(unknown, ids)}`);
  return scenarios.filter(({ id }) => names.some((name) => matches(name)(id)));
}
