// npm run check:deployment -- ADDRESS: asks a deployment what the web app needs, and prints what is missing.
import { parseArgs } from 'node:util';
import { ensureInstalled, fail, requireNode } from './lib/project.mjs';

const USAGE = `npm run check:deployment -- ADDRESS [--printers]

Checks what web/DEPLOYMENT.md lists at an address such as https://tickets.example.com, and changes nothing there.
  --printers   also ask the printer helpers of this machine`;

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      options: { printers: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const [text, ...others] = positionals;
    if (!text || others.length > 0) throw new Error('Name one address, such as https://tickets.example.com');
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
      throw new Error(`'${text}' is no address of a site. Write it with https://`);
    return { address: new URL('/', text), printers: values.printers };
  } catch (error) {
    return fail(`${error.message.split('\n')[0]} (see --help)`, 2);
  }
}

requireNode();
const { address, printers } = readCommand();
ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { probe } = await tsImport('./deployment/probe.mjs', import.meta.url);
const { runChecks } = await tsImport('./deployment/checks.mjs', import.meta.url);

const found = await probe(address, printers);
if (found.page.status === 0) fail(`${address.href} does not respond: ${found.page.text}`);
const results = runChecks(found).filter(({ name }) => printers || name !== 'Printer helpers');
for (const { name, problems } of results) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
const count = results.flatMap(({ problems }) => problems).length;
console.log(
  count === 0
    ? `\n${address.href} has all that the app needs.`
    : `\nMissing: ${count}. web/DEPLOYMENT.md explains each.`,
);
process.exitCode = count === 0 ? 0 : 1;
