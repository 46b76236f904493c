// Refuses words and names that no native writer would choose, as `file:line: "…" → write "…"`.
// npm run check runs it. `node scripts/check-english.mjs [path…]` checks some paths; `--count` prints a count for each.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { allowed } from './english/allowed.mjs';
import { docstringsOf, isRead, lineAt, proseOf } from './english/prose.mjs';
import { fileNames, names, words } from './english/words.mjs';
import { inRoot, root } from './lib/project.mjs';

const LONGEST_FIRST_LINE = 100;
const rooms = [
  'openapi',
  'client',
  'simulator',
  'printer-sim',
  'web',
  'console',
  'demo',
  'docs',
  'scripts',
  'tests',
  'contributing',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
];
const unread = new Set(['node_modules', 'generated', 'dist', 'tray', '.output', '.git', '.cache']);

function* filesUnder(path) {
  if (statSync(path).isFile()) {
    if (isRead(path)) yield path;
    return;
  }
  for (const entry of readdirSync(path)) if (!unread.has(entry)) yield* filesUnder(`${path}/${entry}`);
}

function* findingsIn(path, text) {
  for (const { line, text: prose } of proseOf(path, text))
    for (const { find, write, in: where } of words) {
      const hit = (!where || where.test(path)) && find.exec(prose);
      if (hit) yield { line, around: prose, message: `"${hit[0].trim()}" → write "${write}"` };
    }
  if (/\.[mc]?[jt]sx?$/.test(path))
    for (const { find, write } of names)
      for (const { 0: name, index } of text.matchAll(new RegExp(find, 'g')))
        yield { line: lineAt(text, index), around: name, message: `"${name}" → write "${write}"` };
  for (const { line, text: first } of docstringsOf(path, text))
    if (first.length > LONGEST_FIRST_LINE)
      yield {
        line,
        around: first,
        message: `docstring starts with ${first.length} characters → at most ${LONGEST_FIRST_LINE}`,
      };
  if (fileNames.find.test(path)) yield { line: 1, around: path, message: `the file's name → ${fileNames.write}` };
}

const isAllowed = (path, around) => allowed.some((entry) => path.includes(entry.path) && around.includes(entry.text));

const counting = process.argv.includes('--count');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const paths = asked.length > 0 ? asked : rooms;
let found = 0;
for (const room of paths) {
  const before = found;
  for (const file of filesUnder(inRoot(room))) {
    const path = relative(root, file).split(sep).join('/');
    for (const { line, around, message } of findingsIn(path, readFileSync(file, 'utf8'))) {
      if (isAllowed(path, around)) continue;
      found += 1;
      if (!counting) process.stdout.write(`${path}:${line}: ${message}\n`);
    }
  }
  if (counting) process.stdout.write(`${room}: ${found - before}\n`);
}
process.exitCode = found > 0 && !counting ? 1 : 0;
