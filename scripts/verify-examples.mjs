// Sends the examples of the contract with an Arazzo tool that is not ours, each to a new world of a running simulator.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ensureInstalled, inRoot, requireNode, toolEntry } from './lib/project.mjs';
import { startSimulator } from './lib/simulator.mjs';

const DOCUMENT = 'openapi/generated/arazzo.json';
/** The instant that the examples are written for. */
const START = '2026-03-10T10:00:00+08:00';
const AT_ONCE = 2;
/** Needs a printer on the realtime channel, which no HTTP call connects. */
const PRINTS = /^(?:testPrint|printSlip|getPrintJob|printTicket|printTicket-wristbands)$/;

/**
 * Returns the examples in groups that can share a world: all that only read, and each other one alone.
 * Files are apart, because the tool checks the bytes of a file against the schema of a text.
 */
function groupWorkflows(workflows, operations) {
  const onlyReads = ({ steps }) =>
    steps.every((step) => step.operationId === 'login' || operations.get(step.operationId).reads);
  const isFile = ({ steps }) => operations.get(steps.at(-1).operationId).isFile;
  const sent = workflows.filter(({ workflowId, inputs }) => !inputs && !PRINTS.test(workflowId));
  return [true, false].flatMap((files) => {
    const kind = sent.filter((workflow) => isFile(workflow) === files);
    const readers = kind.filter(onlyReads);
    const groups = [readers, ...kind.filter((workflow) => !readers.includes(workflow)).map((one) => [one])];
    return groups.map((group) => ({ files, ids: group.map(({ workflowId }) => workflowId) }));
  });
}

/** Returns of each operation whether it only reads, and whether it returns a file. */
function describeOperations(paths) {
  const entries = Object.values(paths).flatMap((item) =>
    Object.entries(item).map(([method, { operationId, responses, 'x-command': command }]) => {
      const { content = {} } = responses[200];
      return [operationId, { reads: method === 'get' && !command, isFile: !content['application/json'] }];
    }),
  );
  return new Map(entries);
}

/** Sends every example that needs no printer and no input. Returns 1 when one fails, and prints why. */
export async function verifyExamples() {
  const { workflows } = JSON.parse(readFileSync(inRoot(DOCUMENT), 'utf8'));
  const { paths } = JSON.parse(readFileSync(inRoot('openapi/generated/openapi.json'), 'utf8'));
  const groups = groupWorkflows(workflows, describeOperations(paths));
  const server = await startSimulator();
  try {
    const waiting = [...groups.entries()];
    const failures = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, group] = next;
        const failure = await sendGroup(server.url, `example-${index}`, group);
        if (failure) failures.push(failure);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const failure of failures) console.error(failure);
    console.log(
      `${groups.flatMap(({ ids }) => ids).length} of ${workflows.length} examples sent with Redocly Respect.`,
    );
    return failures.length === 0 ? 0 : 1;
  } finally {
    server.stop();
  }
}

async function sendGroup(url, world, { ids, files }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ at: START });
  const made = await fetch(`${url}/__sim/worlds/${world}`, { method: 'PUT', headers, body });
  if (!made.ok) return `${world}: ${made.status} ${await made.text()}`;
  const named = ids.flatMap((id) => ['--workflow', id]);
  try {
    await promisify(execFile)(
      process.execPath,
      [
        toolEntry('redocly'),
        'respect',
        DOCUMENT,
        ...named,
        `--server=muara=${url}/w/${world}`,
        ...(files ? ['--severity=SCHEMA_CHECK=off'] : []),
      ],
      { cwd: inRoot(), maxBuffer: 64_000_000, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    return undefined;
  } catch ({ stdout = '', message }) {
    const wrong = stdout.split('\n').filter((line) => line.includes('✗'));
    return `${ids.join(', ')}: ${[...new Set(wrong)].join(' ') || message.split('\n')[0]}`;
  }
}

if (process.argv[1] === inRoot('scripts/verify-examples.mjs')) {
  requireNode();
  ensureInstalled();
  process.exitCode = await verifyExamples();
}
