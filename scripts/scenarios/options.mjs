// What npm run scenarios takes.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const USAGE = `npm run scenarios -- [files or names] [options]

Runs Arazzo workflows with Redocly Respect, each in a new world, and tables of carts (*.csv), each row in one.
Without files: openapi/workflows and tests/scenarios.
A name is a workflowId, the file and line of a row (tiers-12), or the beginning of one followed by *.

  --base URL       compare this server with its twin, a simulator at the date of the server: status, code, message, fields
                   and amounts of every answer; without it, the workflows run on a simulator and nothing is compared
  --accounts FILE  with --base: who signs in, such as {"cashier": {"email": "gate@example.com", "password": "…"}}; or set
                   MUARA_CASHIER_EMAIL and MUARA_CASHIER_PASSWORD
  --read-only      with --base: only workflows that change nothing
  --on URL         run in worlds of this running simulator; its console shows the run under Runs
  --keep           with --on: keep the worlds of failed scenarios, to look at them in the console
  --jobs N         workers that run scenarios side by side (default: one for each processor)
  --repeat N       run each scenario N times, to find one that passes only sometimes
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
  const { base, on, keep = false, junit, html, grid, coverage = false, list = false, help = false } = values;
  const { accounts, 'read-only': readOnly = false, permissions = false } = values;
  if (base !== undefined && on !== undefined) throw new UsageError('--base and --on exclude each other');
  if (keep && on === undefined) throw new UsageError('--keep needs --on');
  if (grid !== undefined && !permissions) throw new UsageError('--grid needs --permissions');
  if (base === undefined && accounts !== undefined) throw new UsageError('--accounts needs --base');
  if (base === undefined && readOnly) throw new UsageError('--read-only needs --base');
  if (base !== undefined && coverage) throw new UsageError('--coverage measures a simulator; leave --base out');
  if (base !== undefined && values.repeat !== undefined) throw new UsageError('--base and --repeat exclude each other');
  checkUrl('--base', base);
  checkUrl('--on', on);
  const jobs = readCount('--jobs', values.jobs ?? String(availableParallelism()));
  const repeat = readCount('--repeat', values.repeat ?? '1');
  const shard = readShard(values.shard ?? '1/1');
  const servers = { base: withoutSlash(base), on: withoutSlash(on) };
  const chosen = { names: positionals, ...servers, keep, accounts, readOnly, jobs, repeat, shard };
  return { ...chosen, junit, html, coverage, list, help, permissions, grid };
}

function checkUrl(flag, url) {
  if (url !== undefined && !/^https?:\/\/./.test(url))
    throw new UsageError(`${flag} ${url} is not a URL such as http://localhost:3000`);
}

const withoutSlash = (url) => url?.replace(/\/+$/, '');

function parse(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        on: { type: 'string' },
        keep: { type: 'boolean' },
        accounts: { type: 'string' },
        'read-only': { type: 'boolean' },
        jobs: { type: 'string' },
        repeat: { type: 'string' },
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
