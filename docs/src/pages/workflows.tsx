import { Code, JsonCode } from '../components/code.tsx';
import { Link } from '../components/link.tsx';
import { Run } from '../components/run.tsx';
import { NoTwin } from '../components/try-it.tsx';
import { newWorldCall, type Call } from '../contract/calls.ts';
import type { Workflow } from '../contract/documents.ts';
import type { Contract } from '../contract/reference.ts';
import { shellLines } from '../contract/shell-lines.ts';
import { callsOf } from '../contract/workflows.ts';
import type { Page } from '../site/page.ts';
import { countOf } from '../site/words.ts';
import { PartnerWorkflowList, partnerWorkflowPages } from './partner-workflows.tsx';

/** Returns a page for each workflow, and one that lists them. */
export function workflowPages(contract: Contract): Page[] {
  const { workflows, byId, http, printers, control } = contract;
  const addresses = new Map(
    [http, printers, control].flatMap(({ operations, folder }) =>
      operations.map(({ id, method, path }): [string, string] => [`${folder}/${id}.html`, `${method} ${path}`]),
    ),
  );
  const pages = workflows.map((workflow) => workflowPage(workflow, callsOf(workflow, byId)));
  const list: Page = {
    path: 'workflows/index.html',
    title: 'Workflows',
    summary: 'Sequences of calls that succeed in a new world, step by step.',
    section: 'workflows',
    search: [
      { kind: 'Page', title: 'Workflows', text: 'Sequences of calls, step by step', to: 'workflows/index.html' },
    ],
    body: (
      <>
        <h1>Workflows</h1>
        <p className="lead">
          Sequences of calls that succeed in a new world whose time is 10 March 2026, 10:00 in Kuala Lumpur. Any{' '}
          <a href="https://spec.openapis.org/arazzo/latest.html">Arazzo</a> tool runs them.
        </p>
        <h2 id="stories">From signing in to a boarded trip</h2>
        <p>Copy these to begin with. Each step says what it sends, what it keeps and what it checks.</p>
        <PartnerWorkflowList />
        <h2 id="operations">One for each operation</h2>
        <p>
          Who signs in, the calls that come before, and what one takes from the response of another. All of them are in{' '}
          <Link to="files/arazzo.json">arazzo.json</Link>.
        </p>
        <label className="filter">
          Filter {workflows.length} workflows
          <input type="search" data-filter="workflows" aria-describedby="workflows-state" autoComplete="off" />
        </label>
        <p id="workflows-state" className="facts" role="status" />
        <ul className="operations" id="workflows">
          {workflows.map(({ workflowId, summary, steps }) => (
            <li key={workflowId} data-row>
              <Link to={`workflows/${workflowId}.html`}>{summary}</Link>
              <span className="muted">
                {workflowId} · {countOf(steps.length, 'step')}
              </span>
            </li>
          ))}
        </ul>
      </>
    ),
  };
  return [list, ...partnerWorkflowPages(addresses), ...pages];
}

function workflowPage({ workflowId, summary, description, inputs }: Workflow, calls: Call[]): Page {
  const path = `workflows/${workflowId}.html`;
  const all = [newWorldCall('mine'), ...calls];
  return {
    path,
    title: summary,
    summary: `${workflowId}: ${calls.map(({ title }) => title).join(', ')}.`,
    section: 'workflows',
    search: [{ kind: 'Workflow', title: workflowId, text: summary, to: path }],
    body: (
      <>
        <p className="crumb">
          <Link to="workflows/index.html">Workflows</Link>
        </p>
        <h1>{summary}</h1>
        {description && <p className="lead">{description}</p>}
        {inputs && <Inputs inputs={inputs} />}
        {!inputs && (
          <>
            <NoTwin />
            <Run calls={all} label="Run it here" />
          </>
        )}
        <ol className="steps">
          {calls.map((call) => (
            <Step key={call.title + call.path} call={call} />
          ))}
        </ol>
      </>
    ),
    aside: <Code code={shellLines(all, 'mine').join('\n')} language="bash" title="In a shell" />,
  };
}

function Inputs({ inputs: { properties } }: { inputs: NonNullable<Workflow['inputs']> }) {
  return (
    <div className="note">
      <p>It needs values that no response contains:</p>
      <ul>
        {Object.entries(properties).map(([name, { description }]) => (
          <li key={name}>
            <code>{name}</code>: {description}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Step({ call: { title, operationId, method, path, body, saves } }: { call: Call }) {
  return (
    <li>
      <h2>{title}</h2>
      <p className="address">
        <code>
          {method} {path}
        </code>{' '}
        {operationId && <Link to={`http/${operationId}.html`}>{operationId}</Link>}
      </p>
      {body !== undefined && <JsonCode value={body} />}
      {saves && (
        <p className="facts">
          Keeps{' '}
          {Object.entries(saves).map(([name, pointer], index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code> from <code>{pointer}</code>
            </span>
          ))}
          .
        </p>
      )}
    </li>
  );
}
