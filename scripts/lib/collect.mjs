// Lists what folders contain, so that nobody registers a rule, a module or a catalogue by hand.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './project.mjs';

const BANNER = '// Written by npm run generate from the files of a folder; do not edit.\n';

/** Writes the lists of rules, of catalogues and of handlers where they have changed. */
export function collect() {
  write('openapi/generated/rules.ts', listRules());
  write('simulator/src/world/generated/catalogue.ts', listCatalogues());
  write('simulator/src/generated/handlers.ts', listHandlers());
}

/** Every exported function of a rule file, but for those whose comment says `@internal`. */
function listRules() {
  const lines = readFiles('openapi/rules').flatMap((file) => {
    const names = listFunctions(readFileSync(inRoot('openapi/rules', file), 'utf8'));
    return names.length === 0 ? [] : [`export { ${names.join(', ')} } from '../rules/${file}';\n`];
  });
  return `${BANNER}/** Every rule of the contract: the package exports each by name, and all of them as \`rules\`. */\n${lines.join('')}`;
}

/** Returns the names of the functions that a rule file offers to everybody. */
function listFunctions(text) {
  const found = text.matchAll(/(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export (?:async )?function (\w+)/gm);
  return [...found].filter(([, comment = '']) => !comment.includes('@internal')).map(([, , name]) => name);
}

function listCatalogues() {
  const lines = readFiles('simulator/src/world/catalogue').map(
    (file) => `export { ${nameOf(file.replace(/\.ts$/, ''))} } from '../catalogue/${file}';\n`,
  );
  return `${BANNER}${lines.join('')}`;
}

function listHandlers() {
  const folders = readdirSync(inRoot('simulator/src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && exportsHandlers(entry.name))
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
const exportsHandlers = (folder) => {
  const index = inRoot('simulator/src/modules', folder, 'index.ts');
  if (!existsSync(index)) return false;
  return new RegExp(`^export (const|\\{[^}]*\\b) ?${nameOf(folder)}\\b`, 'm').test(readFileSync(index, 'utf8'));
};

/** Returns the modules below a folder, by name; what is for tests and types alone is left out. */
function readFiles(folder) {
  return readdirSync(inRoot(folder), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/(^index|\.test)\.ts$|(^|\/)testing\//.test(file))
    .sort();
}

/** Returns what a file or folder exports: `boat-operators` exports `boatOperators`. */
const nameOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

function write(file, text) {
  const path = inRoot(file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
