// Which steps of a workflow a foreign server can take, and why some workflows cannot run there.
import { needsPrinters } from '../printers.mjs';
import { accountOfEmail, ACCOUNT_NAMES } from './read-accounts.mjs';
import { isReading, opensSession } from './contract.mjs';

/** Their bodies are signed with a key that only the provider and the server know. */
const SIGNED_BY_PROVIDER = new Set(['receivePaymentBackend', 'receivePaymentResponse']);

/** Returns the steps of a composed document that call an operation, in the order in which they run. */
export function listCalls({ workflows }) {
  const byId = new Map(workflows.map((workflow) => [workflow.workflowId, workflow]));
  const list = (workflow, path) =>
    workflow.steps.flatMap((step) => {
      const steps = [...path, step.stepId];
      if (step.workflowId !== undefined) return list(byId.get(step.workflowId), steps);
      const [, source, id] = /^\$sourceDescriptions\.([\w-]+)\.([\w-]+)$/.exec(step.operationId);
      return [{ source, id, step, workflow, name: steps.slice(1).join(' › ') }];
    });
  return list(workflows[0], []);
}

/** Returns why a workflow needs a control plane, if it does; removes the steps that are not needed. */
export function planForeign({ document, operations }, descriptions, { readOnly }) {
  const calls = listCalls(document);
  const last = calls.findLastIndex(({ source }) => source === 'muara');
  for (const [index, { source, id, step, workflow, name }] of calls.entries()) {
    if (source === 'muara') {
      const entry = descriptions.muara.get(id);
      if (readOnly && !isReading(entry) && !opensSession(entry))
        return `step ${name} calls ${id}, which changes something`;
      if (needsPrinters({ muara: [id] }, descriptions)) return `step ${name} calls ${id}, which needs a printer helper`;
      if (SIGNED_BY_PROVIDER.has(id)) return `step ${name} calls ${id}, which the payment provider signs`;
      continue;
    }
    if (source !== 'control') return `step ${name} calls ${id} of a printer helper`;
    const entry = descriptions.control.get(id);
    // A call about no world is answered by the twin.
    if (isReading(entry) && !entry.address.includes('{name}')) continue;
    const isNeeded = isUsed(step, workflow) || (!isReading(entry) && index < last);
    if (isNeeded) return `step ${name} calls ${id} of the control plane`;
    workflow.steps.splice(workflow.steps.indexOf(step), 1);
  }
  operations.control = listCalls(document).flatMap(({ source, id }) => (source === 'control' ? [id] : []));
  if (operations.control.length === 0) {
    delete operations.control;
    document.sourceDescriptions = document.sourceDescriptions.filter(({ name }) => name !== 'control');
  }
  return undefined;
}

const isUsed = ({ stepId }, workflow) => JSON.stringify(workflow).includes(`$steps.${stepId}.`);

/**
 * Lets a workflow go on after a refusal that takes nothing from it.
 * For example, an earlier workflow started the shift.
 * The answers are compared all the same.
 */
export function goOnAfterRefusals({ workflows }) {
  for (const { steps } of workflows)
    for (const step of steps.slice(0, -1)) if (step.operationId && !step.outputs) delete step.successCriteria;
  const shared = workflows.slice(2);
  for (const { steps } of shared)
    if (steps.at(-1).operationId && !steps.at(-1).outputs) delete steps.at(-1).successCriteria;
}

/** Returns the names of the accounts that a composed document signs in with. */
export function listAccounts(document) {
  const found = new Set();
  const walk = (node) => {
    if (accountOfEmail(node)) found.add(accountOfEmail(node));
    if (typeof node !== 'object' || node === null) return;
    if (node.name === 'account' && ACCOUNT_NAMES.includes(node.value)) found.add(node.value);
    for (const part of Object.values(node)) walk(part);
  };
  walk(document);
  return [...found];
}

/** Returns whether a call reads or changes a record that an earlier step of the workflow made. */
export function namesEarlierRecord({ step }) {
  return (step.parameters ?? []).some(
    ({ in: place, value }) => (place === 'path' || place === 'query') && /\$steps\./.test(String(value)),
  );
}
