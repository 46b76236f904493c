// What npm run scenarios takes.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const USAGE = `npm run scenarios -- [files or names] [options]

Runs Arazzo workflows with Redocly Respect, each in a new world, and tables of carts (*.csv), each row in one.
Without files: openapi/workflows and tests/scenarios.
A name is a workflowId, the file and line of a row (tiers-12), or the beginning of one followed by *.

  --base URL       run against this server; without it, a simulator is started
  --jobs N         workers that run scenarios side by side (default: one for each processor)
  --shard I/N      run the I-th of N equal parts
  --junit FILE     write a JUnit report
  --html DIR       write index.html, a report in one file; with --permissions permissions.html and permissions.csv
  --coverage       print which operations, roles and codes were reached; fail below the floor of
                   tests/scenarios/coverage-floor.json
  --permissions    try every operation as every role instead, and compare with the contract's permission table
  --grid FILE      with --permissions: a role of your own as well, such as
                   {"name": "Gate", "policies": {"Tickets": ["View", "Scan"]}} (YAML or JSON)
  --list           print the names and run nothing
  --help           show this help
`;

/** A mistake of the caller's, said in one line. */
export class UsageError extends Error {}

/** Returns the options of a command line; throws UsageError for a wrong one. */
export function readOptions(words) {
  const { values, positionals } = parse(words);
  const { base, junit, html, grid, coverage = false, list = false, help = false, permissions = false } = values;
  if (grid !== undefined && !permissions) throw new UsageError('--grid needs --permissions');
  if (base !== undefined && !/^https?:\/\/./.test(base))
    throw new UsageError(`--base ${base} is not a URL such as http://localhost:3000`);
  const jobs = readCount('--jobs', values.jobs ?? String(availableParallelism()));
  const shard = readShard(values.shard ?? '1/1');
  const server = base?.replace(/\/+$/, '');
  return { names: positionals, base: server, jobs, shard, junit, html, coverage, list, help, permissions, grid };
}

function parse(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        jobs: { type: 'string' },
        shard: { type: 'string' },
        junit: { type: 'string' },
        html: { type: 'string' },
        coverage: { type: 'boolean' },
        permissions: { type: 'boolean' },
        grid: { type: 'string' },
        list: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error.message.split('.')[0]}. See npm run scenarios -- --help`);
  }
}

function readCount(flag, text) {
  if (!/^[1-9]\d?$/.test(text)) throw new UsageError(`${flag} ${text} is not a number from 1 to 99`);
  return Number(text);
}

function readShard(text) {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new UsageError(`--shard ${text} is not a part such as 1/4`);
  return { index, count };
}
