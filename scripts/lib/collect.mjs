// Lists what folders contain, so that nobody registers a rule, a module or a catalogue by hand.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root as home } from './project.mjs';

const BANNER = '// Written by npm run generate from the files of a folder; do not edit.\n';

/**
 * Writes the lists of rules, of catalogues and of handlers where they have changed.
 * @param root another tree, in tests
 */
export function collect(root = home) {
  write(join(root, 'openapi/generated/rules.ts'), listRules(root));
  write(join(root, 'simulator/src/world/generated/catalogue.ts'), listCatalogues(root));
  write(join(root, 'simulator/src/generated/handlers.ts'), listHandlers(root));
}

/** Every exported function of a rule file, but for those whose comment says `@internal`. */
function listRules(root) {
  const folder = join(root, 'openapi/rules');
  const lines = readFiles(folder).flatMap((file) => {
    const names = listFunctions(readFileSync(join(folder, file), 'utf8'));
    return names.length === 0 ? [] : [`export { ${names.join(', ')} } from '../rules/${file}';\n`];
  });
  return `${BANNER}/** Every rule of the contract: the package exports each by name, and all of them as \`rules\`. */\n${lines.join('')}`;
}

/** Returns the names of the functions that a rule file offers to everybody. */
function listFunctions(text) {
  const found = text.matchAll(/(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export (?:async )?function (\w+)/gm);
  return [...found].filter(([, comment = '']) => !comment.includes('@internal')).map(([, , name]) => name);
}

function listCatalogues(root) {
  const lines = readFiles(join(root, 'simulator/src/world/catalogue')).map(
    (file) => `export { ${nameOf(file.replace(/\.ts$/, ''))} } from '../catalogue/${file}';\n`,
  );
  return `${BANNER}${lines.join('')}`;
}

function listHandlers(root) {
  const modules = join(root, 'simulator/src/modules');
  const folders = readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && exportsHandlers(modules, entry.name))
    .map(({ name }) => name)
    .sort();
  return [
    BANNER,
    "import type { Handlers } from '../kernel/handler.ts';\n",
    ...folders.map((folder) => `import { ${nameOf(folder)} } from '../modules/${folder}/index.ts';\n`),
    '\n/** The handler of every operation of the contract. A missing one does not compile. */\n',
    'export const handlers: Handlers = {\n',
    ...folders.map((folder) => `  ...${nameOf(folder)},\n`),
    '};\n',
  ].join('');
}

/** Whether a module exports a table named like its folder. What only a hub or a clock calls does not. */
const exportsHandlers = (modules, folder) => {
  const index = join(modules, folder, 'index.ts');
  if (!existsSync(index)) return false;
  return new RegExp(`^export (const|\\{[^}]*\\b) ?${nameOf(folder)}\\b`, 'm').test(readFileSync(index, 'utf8'));
};

/** Returns the modules below a folder, by name; what is for tests and types alone is left out. */
function readFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/(^index|\.test)\.ts$|(^|\/)testing\//.test(file))
    .sort();
}

/** Returns what a file or folder exports: `boat-operators` exports `boatOperators`. */
const nameOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
