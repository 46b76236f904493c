import type { OperationId } from '@muara/contract/operations';
import { createTestSimulator, type TestSimulator } from '../index.ts';
import type { CallInput } from '../request.ts';
import { joinPrinter } from '../stages/sales.ts';
import { INPUTS } from './inputs.ts';
import { prepareWorkflow, WORKFLOWS } from './run-workflow.ts';

/** The printers that `npm start` connects. */
export const PRINTERS = [
  ['MUARA-RECEIPT-1', 'receipt'],
  ['MUARA-TICKET-1', 'ticket_agent'],
  ['MUARA-WRISTBAND-1', 'wristband'],
] as const;

/** Returns a new world in which the examples of the contract succeed. */
export function openExampleWorld(): TestSimulator {
  const sim = createTestSimulator();
  for (const [id, type] of PRINTERS) joinPrinter(sim, id, 1, type);
  return sim;
}

/** Returns a world in which the contract's example of an operation succeeds next, and its input. */
export async function prepareExample<K extends OperationId>(
  id: K,
): Promise<{ sim: TestSimulator; input: CallInput<K> }> {
  const workflow = WORKFLOWS.find(({ workflowId }) => workflowId === id);
  if (!workflow) throw new Error(`${id} has no example; add one beside its operationId in openapi/http/paths`);
  const sim = openExampleWorld();
  const input = await prepareWorkflow(sim, workflow, (name) => INPUTS[name]?.(sim));
  // The generator checks each example against the schemas of its operation.
  return { sim, input: input as CallInput<K> };
}
