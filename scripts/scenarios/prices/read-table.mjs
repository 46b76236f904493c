// Reads a table of carts: each row becomes a workflow that sells the cart.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { inRoot, root } from '../../lib/project.mjs';
import { ScenarioError } from '../read-file.mjs';
import { parseCsv } from './parse-csv.mjs';
import { buildPriceWorkflow } from './price-workflow.mjs';
import { CellError, checkColumns, readCart } from './read-cart.mjs';

const STEPS = inRoot('openapi/workflows/steps.arazzo.yaml');
const SOURCES = ['muara', 'control'].map((name) => ({ name, type: 'openapi' }));

/**
 * Returns the workflows of a table, and what is wrong with the rows that have none.
 * @param read reads the file of the shared workflows
 * @throws ScenarioError when the table has no usable head
 */
export async function readPriceTable(path, read) {
  const name = relative(root, path);
  const [head, ...rows] = parseCsv(readFileSync(path, 'utf8'));
  if (!head) throw new ScenarioError(`${name}:1: the table is empty`);
  const problem = checkColumns(head.cells);
  if (problem) throw new ScenarioError(`${name}:${head.line}: ${problem}`);
  const shared = new Map([['steps', await read(STEPS)]]);
  const file = { path, name, shared, document: { sourceDescriptions: SOURCES, workflows: [] } };
  const scenarios = [];
  const broken = [];
  for (const { line, cells, isBroken } of rows) {
    const id = `${basename(path, '.csv')}-${line}`;
    try {
      if (isBroken) throw new ScenarioError('a quote is not closed, or text follows it');
      const workflow = buildPriceWorkflow(id, readCart(head.cells, cells));
      file.document.workflows.push(workflow);
      scenarios.push({ file, workflow, id, line });
    } catch (error) {
      if (!(error instanceof CellError || error instanceof ScenarioError)) throw error;
      broken.push({ path: id, message: `${name}:${line}: ${error.message}` });
    }
  }
  return { scenarios, broken };
}
