import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from './json.ts';
import { readFullSchemas } from './generate.ts';
import { lintClosedLists, listEnumerations } from './lint-closed-lists.ts';
import { lintDescriptions } from './lint-descriptions.ts';
import { Problems } from './problems.ts';
import type { Places } from './sources.ts';

const BUNDLES = ['openapi.json', 'asyncapi.json', 'printers.json', 'control.json'];

/**
 * Lints the documents and their bundles with Redocly; returns whether all are clean.
 * The AsyncAPI initiative's own parser checks the AsyncAPI bundle as a second opinion, every property
 * must have a description, and a text that is named like a closed list must be one. Prints problems;
 * warnings count. Nothing leaves the machine.
 */
export async function lint(places: Places): Promise<boolean> {
  const [redocly, asyncapi] = await Promise.all([
    lintWithRedocly(places.root),
    lintAsyncApi(join(places.out, 'asyncapi.json')),
  ]);
  return report([...redocly, ...asyncapi, ...lintProperties(places)]);
}

/** Returns a line for each property without description, and for each that should be a closed list. */
function lintProperties(places: Places): string[] {
  const read = (file: string): JsonObject => JSON.parse(readFileSync(join(places.out, file), 'utf8')) as JsonObject;
  const descriptions = BUNDLES.flatMap((file) => lintDescriptions(read(file), file));
  const lists = listEnumerations(readFullSchemas(places.root, new Problems()));
  const open = BUNDLES.flatMap((file) => lintClosedLists(read(file), lists, file));
  return [...descriptions, ...open];
}

function report(problems: readonly string[]): boolean {
  for (const line of problems) console.error(line);
  return problems.length === 0;
}

interface RedoclyReport {
  problems: {
    severity: string;
    ruleId: string;
    message: string;
    location: { source: { ref: string }; pointer?: string }[];
  }[];
}

/** Redocly's problems, one line each. */
export async function lintWithRedocly(root: string): Promise<string[]> {
  const { code, output, errors } = await redocly(
    ['lint', '--format=json', `--config=${join(root, 'redocly.yaml')}`],
    root,
  );
  const problems: string[] = [];
  // One report per document is printed, one after the other.
  for (const text of splitReports(output)) {
    const report = JSON.parse(text) as RedoclyReport;
    for (const { ruleId, message, location } of report.problems) {
      problems.push(
        `${location[0]?.source.ref ?? ''}${location[0]?.pointer ?? ''}: ${message.replaceAll(/\s+/g, ' ')} (${ruleId})`,
      );
    }
  }
  if (code !== 0 && problems.length === 0)
    problems.push(`redocly: ${errors.trim().split('\n').at(-1) ?? `ended with ${code}`}`);
  return problems;
}

/** Diagnostics of @asyncapi/parser, one line each; hints about the document's freshness are left out. */
export async function lintAsyncApi(file: string): Promise<string[]> {
  if (!existsSync(file)) return [`${file}: does not exist; run npm run generate`];
  const { Parser, DiagnosticSeverity } = await import('@asyncapi/parser');
  const { document, diagnostics } = await new Parser().parse(readFileSync(file, 'utf8'));
  const lines = diagnostics
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the parser declares one enum twice
    .filter(({ severity }) => severity <= DiagnosticSeverity.Warning)
    .map(({ code, message, path }) => `asyncapi.json#/${path.join('/')}: ${message} (${code})`);
  if (!document && lines.length === 0) lines.push('asyncapi.json: could not be parsed');
  return lines;
}

function splitReports(output: string): string[] {
  const reports: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let index = 0; index < output.length; index += 1) {
    const character = output[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' && depth++ === 0) start = index;
    else if (character === '}' && --depth === 0) reports.push(output.slice(start, index + 1));
  }
  return reports;
}

/** Runs Redocly's command with everything that would phone out switched off. */
function redocly(words: string[], folder: string): Promise<{ code: number; output: string; errors: string }> {
  const command = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...words], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, output, errors }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const places = { root, out: join(root, 'generated') };
  const isClean = process.argv.includes('--properties') ? report(lintProperties(places)) : await lint(places);
  if (!isClean) process.exitCode = 1;
}
