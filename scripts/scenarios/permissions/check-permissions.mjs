// Tries every operation as every role, and compares the answers with the contract's permission table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createControl } from '../control.mjs';
import { readDescriptions } from '../descriptions.mjs';
import { UsageError } from '../options.mjs';
import { findServer, startSimulator } from '../system.mjs';
import { loadRules } from './load-rules.mjs';
import { accountOf, addGridAccount, signIn } from './people.mjs';
import { buildProbe, readVerdict, sendProbe } from './probe-call.mjs';
import { readGrid } from './read-grid.mjs';
import { formatMismatch, renderCsv, renderPage } from './report.mjs';

const GUEST = 'Guest';
/** The instant of the contract's examples. */
const AT = '2026-03-10T10:00:00+08:00';

/** Checks permissions as the options say; returns the exit code. */
export async function checkPermissions({ base, grid: gridFile, html }, print = (text) => process.stdout.write(text)) {
  const rules = await loadRules();
  const grid = gridFile && readGrid(gridFile, rules.groups);
  if (grid && rules.roles.some(({ name }) => name === grid.name))
    throw new UsageError(`${gridFile}: ${grid.name} is a role of the system; choose another name`);
  const server = base ? await findServer(base) : await startSimulator();
  if (grid && !server.isSimulator) throw new UsageError('--grid adds a role and an account, and needs a simulator');
  const started = performance.now();
  try {
    const columns = await tryColumns(server, rules, grid);
    const seconds = (performance.now() - started) / 1000;
    return report(columns, { seconds, html, onlyReads: !server.isSimulator, print });
  } finally {
    await server.stop();
  }
}

/** Returns each column with its cells: what is expected of an operation, and what was answered. */
async function tryColumns({ base, isSimulator }, { permissionTable, roles, operations }, grid) {
  const table = permissionTable(grid ? [...roles, grid] : roles);
  const { muara } = readDescriptions();
  const rows = table.rows
    .filter(({ kind, name }) => kind === 'operation' && (isSimulator || isRead(operations[name])))
    .map((row) => ({ ...row, probe: buildProbe(describe(muara.get(row.name), operations[row.name]), row.record) }));
  const columns = [];
  for (const column of [GUEST, ...table.columns]) {
    const place = table.columns.indexOf(column);
    const expected = ({ name, cells }) => (place < 0 ? operations[name].audience.includes('public') : cells[place]);
    columns.push(await inWorld({ base, isSimulator }, (server) => tryColumn(server, column, { rows, expected, grid })));
  }
  return columns;
}

const isRead = ({ method, command }) => method === 'GET' && !command;

function describe({ address, method, operation, parameters, resolve: find }, { record }) {
  const all = [...parameters, ...(operation.parameters ?? [])].map(find);
  return { address, method, parameters: all, requestBody: operation.requestBody, recordField: record };
}

/** Gives each column a world of its own, because some calls have no value that could be wrong. */
async function inWorld({ base, isSimulator }, run) {
  if (!isSimulator) return run(base);
  const control = createControl(base);
  const world = `permissions-${process.pid}`;
  await control.createWorld(world, { at: AT, tickets: 12 });
  try {
    return await run(`${base}/w/${world}`);
  } finally {
    await control.deleteWorld(world);
  }
}

async function tryColumn(server, column, { rows, expected, grid }) {
  try {
    const account = column === GUEST ? undefined : accountOf(column, grid);
    if (column === grid?.name) await addGridAccount(server, grid);
    let token = account && (await signIn(server, account));
    const cells = [];
    for (const row of rows) {
      let answer = await sendProbe(server, row.probe, token);
      // Signing out and the like end the session.
      if (account && answer.code === 'session_expired') {
        token = await signIn(server, account);
        answer = await sendProbe(server, row.probe, token);
      }
      const wanted = expected(row) ? 'allowed' : 'refused';
      cells.push({ ...row, ...answer, wanted, verdict: readVerdict(answer) });
    }
    return { column, cells };
  } catch (error) {
    return { column, cells: [], problem: error.message };
  }
}

function report(columns, { seconds, html, onlyReads, print }) {
  const cells = columns.flatMap(({ column, cells: own }) => own.map((cell) => ({ column, ...cell })));
  const wrong = cells.filter(({ wanted, verdict }) => wanted !== verdict);
  for (const { column, problem } of columns) if (problem) print(`✗ ${column}: ${problem}\n`);
  for (const cell of wrong) print(formatMismatch(cell));
  const reads = onlyReads ? '; only operations that change nothing' : '';
  print(
    `\n${cells.length - wrong.length} of ${cells.length} permissions as the contract says, for ${columns.length} callers, in ${seconds.toFixed(1)} s${reads}.\n`,
  );
  if (html) {
    print(write(html, 'permissions.html', renderPage(columns, wrong.length)));
    print(write(html, 'permissions.csv', renderCsv(cells)));
  }
  return wrong.length === 0 && columns.every(({ problem }) => !problem) ? 0 : 1;
}

/** Returns the line that names the file. */
function write(folder, name, text) {
  const path = join(resolve(folder), name);
  mkdirSync(resolve(folder), { recursive: true });
  writeFileSync(path, text);
  return `${path}\n`;
}
