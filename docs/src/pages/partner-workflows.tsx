import { stringify } from 'yaml';
import { Code, JsonCode } from '../components/code.tsx';
import { Link } from '../components/link.tsx';
import { Run } from '../components/run.tsx';
import { NoTwin } from '../components/try-it.tsx';
import { newWorldCall, textOf } from '../contract/calls.ts';
import { Flattener } from '../contract/flatten-workflow.ts';
import {
  type PartnerFile,
  type PartnerStep,
  partnerWorkflowPath,
  type PartnerWorkflow,
  readPartnerFiles,
  targetOf,
} from '../contract/partner-workflows.ts';
import type { Page } from '../site/page.ts';
import { countOf } from '../site/words.ts';

/** Returns a page for each workflow for partners. @throws Error for a step that calls nothing known */
export function partnerWorkflowPages(operations: ReadonlyMap<string, string>): Page[] {
  const files = readPartnerFiles();
  const flattener = new Flattener(files, operations);
  return files.flatMap((file) => file.workflows.map((workflow) => workflowPage(file, workflow, operations, flattener)));
}

/** Lists the workflows by file, with the file to download. */
export function PartnerWorkflowList() {
  return readPartnerFiles().map((file) => (
    <section key={file.file}>
      <h3>{file.info.title}</h3>
      <p>
        {file.info.description}{' '}
        <Link to={`files/workflows/${file.file}`} download>
          {file.file}
        </Link>
      </p>
      <ul className="operations">
        {file.workflows.map(({ workflowId, summary, steps }) => (
          <li key={workflowId}>
            <Link to={partnerWorkflowPath(file, workflowId)}>{summary}</Link>
            <span className="muted">
              {workflowId} · {countOf(steps.length, 'step')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function workflowPage(
  file: PartnerFile,
  workflow: PartnerWorkflow,
  operations: ReadonlyMap<string, string>,
  flattener: Flattener,
): Page {
  const { workflowId, summary, description, inputs, parameters, steps, outputs } = workflow;
  const path = partnerWorkflowPath(file, workflowId);
  return {
    path,
    title: summary,
    summary: `${workflowId}: ${steps.map(({ stepId }) => stepId).join(', ')}.`,
    section: 'workflows',
    search: [{ kind: 'Workflow', title: workflowId, text: summary, to: path }],
    body: (
      <>
        <p className="crumb">
          <Link to="workflows/index.html">Workflows</Link> · {file.info.title}
        </p>
        <h1>{summary}</h1>
        {description && <p className="lead">{description}</p>}
        {!file.isShared && <RunHere file={file} workflow={workflow} flattener={flattener} />}
        {inputs && <Inputs inputs={inputs} />}
        {parameters && <Values title="Every call sends" values={parameters.map(({ name, value }) => [name, value])} />}
        <ol className="steps">
          {steps.map((step) => (
            <Step key={step.stepId} step={step} file={file} operations={operations} />
          ))}
        </ol>
        {outputs && <Values title="Returns" values={Object.entries(outputs)} />}
      </>
    ),
    aside: (
      <>
        <p className="facts">
          Part of{' '}
          <Link to={`files/workflows/${file.file}`} download>
            {file.file}
          </Link>
          , which any Arazzo tool runs.
        </p>
        <Code code={stringify(workflow, { lineWidth: 0 })} title="Arazzo" />
      </>
    ),
  };
}

/** A button that runs a workflow, or why this page cannot. */
function RunHere({
  file,
  workflow,
  flattener,
}: {
  file: PartnerFile;
  workflow: PartnerWorkflow;
  flattener: Flattener;
}) {
  if (!flattener.canRun(file, workflow))
    return (
      <p className="note">
        This page cannot run it: a printer helper has a port of its own, and pages of this site may call their own
        server only. Use an Arazzo tool.
      </p>
    );
  return (
    <>
      <NoTwin />
      <Run calls={[newWorldCall('mine'), ...flattener.flatten(file, workflow)]} label="Run it here" />
    </>
  );
}

function Inputs({ inputs: { properties } }: { inputs: NonNullable<PartnerWorkflow['inputs']> }) {
  return (
    <>
      <h2 id="inputs">Inputs</h2>
      <ul>
        {Object.entries(properties).map(([name, { description, default: value }]) => (
          <li key={name}>
            <code>{name}</code>
            {value !== undefined && (
              <>
                , by default <code>{textOf(value)}</code>
              </>
            )}
            {description && `: ${description}`}
          </li>
        ))}
      </ul>
    </>
  );
}

interface StepProps {
  step: PartnerStep;
  file: PartnerFile;
  operations: ReadonlyMap<string, string>;
}

function Step({ step, file, operations }: StepProps) {
  const { stepId, workflowId, description, parameters = [], requestBody, successCriteria, outputs } = step;
  const { name, to } = targetOf(file, step);
  const address = operations.get(to);
  if (workflowId === undefined && address === undefined)
    throw new Error(`${file.file}: ${stepId} calls ${name}, which does not exist`);
  return (
    <li>
      <h2>{stepId}</h2>
      {description && <p>{description}</p>}
      <p className="address">
        {address ? <code>{address}</code> : 'Workflow'} <Link to={to}>{name}</Link>
      </p>
      {parameters.length > 0 && <Values title="Sends" values={parameters.map((one) => [one.name, one.value])} />}
      {requestBody && <JsonCode value={requestBody.payload} />}
      {outputs && <Values title="Keeps" values={Object.entries(outputs)} />}
      {successCriteria && (
        <div className="facts">
          Checks
          <ul>
            {successCriteria.map(({ condition }) => (
              <li key={condition}>
                <code className="wrap">{condition}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Named values of a step or workflow. */
function Values({ title, values }: { title: string; values: [name: string, value: unknown][] }) {
  return (
    <div className="facts">
      {title}
      <ul>
        {values.map(([name, value]) => (
          <li key={name}>
            <code>{name}</code>: <code className="wrap">{textOf(value)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
