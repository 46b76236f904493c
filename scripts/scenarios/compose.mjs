// Makes of one workflow, and those it calls, a document of its own for Respect.
import { findOperation, findWorkflow, ScenarioError } from './read-file.mjs';

/** The workflow that hands the inputs to the scenario. */
const ENTRY = 'scenario';

/**
 * Returns a document whose first workflow calls the scenario with its inputs, and its operations.
 * Schemas of inputs are left out once their defaults are applied: Respect would compile each with a new validator.
 */
export function composeScenario({ file, workflow, inputs = {} }, descriptions) {
  const composed = new Map();
  const used = new Map();
  const components = {};
  const uploads = {};
  const nameOf = (owner, { workflowId }) => (owner === file ? workflowId : `${stem(owner.name)}-${workflowId}`);

  const add = (owner, target) => {
    const name = nameOf(owner, target);
    if (composed.has(name)) return name;
    composed.set(name, undefined);
    mergeComponents(components, owner);
    mergeUploads(uploads, owner);
    const { inputs: _schema, steps, ...rest } = target;
    composed.set(name, { ...rest, workflowId: name, steps: steps.map((step) => composeStep(owner, step)) });
    return name;
  };
  const composeStep = (owner, step) => {
    const place = `${owner.name}: step ${step.stepId}`;
    if (step.workflowId !== undefined) {
      const called = findWorkflow(owner, step.workflowId, place);
      const parameters = withDefaults(called.workflow, step.parameters ?? []);
      return { ...step, workflowId: add(called.file, called.workflow), ...(parameters.length > 0 && { parameters }) };
    }
    const { source, id } = findOperation(owner, step.operationId, descriptions, place);
    if (!used.has(source)) used.set(source, new Set());
    used.get(source).add(id);
    return { ...step, operationId: `$sourceDescriptions.${source}.${id}` };
  };

  const target = add(file, workflow);
  const given = Object.entries(inputs).map(([name, value]) => ({ name, value }));
  const entry = { stepId: ENTRY, workflowId: target, parameters: withDefaults(workflow, given) };
  if (entry.parameters.length === 0) delete entry.parameters;
  const document = {
    arazzo: '1.0.1',
    info: { title: workflow.summary ?? workflow.workflowId, version: '1' },
    sourceDescriptions: [...used.keys()].map((name) => ({ name, type: 'openapi', url: `./${name}.json` })),
    workflows: [{ workflowId: ENTRY, steps: [entry] }, ...composed.values()],
    ...(Object.keys(components).length > 0 && { components }),
  };
  return { document, operations: Object.fromEntries([...used].map(([name, ids]) => [name, [...ids]])), uploads };
}

const stem = (name) => name.split('/').at(-1).split('.')[0];

function withDefaults({ inputs }, parameters) {
  const missing = Object.entries(inputs?.properties ?? {}).filter(
    ([name, schema]) => 'default' in schema && !parameters.some((parameter) => parameter.name === name),
  );
  return [...parameters, ...missing.map(([name, schema]) => ({ name, value: schema.default }))];
}

function mergeComponents(components, { name: file, document }) {
  for (const [kind, entries] of Object.entries(document.components ?? {})) {
    for (const [name, entry] of Object.entries(entries)) {
      const known = (components[kind] ??= {})[name];
      if (known && JSON.stringify(known) !== JSON.stringify(entry))
        throw new ScenarioError(
          `${file}: components.${kind}.${name} differs from that of a file it works with; rename it`,
        );
      components[kind][name] = entry;
    }
  }
}

/** Collects the files that steps upload as `$file('name')`: data URLs by name. */
function mergeUploads(uploads, { name: file, document }) {
  for (const [name, url] of Object.entries(document['x-files'] ?? {})) {
    if ((uploads[name] ??= url) !== url)
      throw new ScenarioError(`${file}: x-files.${name} differs from that of a file it works with; rename it`);
  }
}
