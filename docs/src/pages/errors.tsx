import { Code, JsonCode } from '../components/code.tsx';
import { CodeLink } from '../components/code-link.tsx';
import { Link } from '../components/link.tsx';
import { Inline } from '../components/markdown.tsx';
import { Run } from '../components/run.tsx';
import { NoTwin } from '../components/try-it.tsx';
import { newWorldCall } from '../contract/calls.ts';
import type { RefusalCode } from '../contract/errors.ts';
import type { Provocation } from '../contract/provoke.ts';
import type { Contract, Reference } from '../contract/reference.ts';
import { shellLines } from '../contract/shell-lines.ts';
import type { Page } from '../site/page.ts';

/** Returns the catalogue of refusals, and a page for each code. */
export function errorPages(contract: Contract, provocations: Readonly<Record<string, Provocation>>): Page[] {
  return [cataloguePage(contract), ...contract.codes.map((code) => codePage(contract, code, provocations[code.code]))];
}

function cataloguePage({ codes }: Contract): Page {
  return {
    path: 'errors/index.html',
    title: 'Error catalogue',
    summary: 'Every code that a call can be refused with.',
    section: 'errors',
    search: [
      { kind: 'Page', title: 'Error catalogue', text: 'Every code with status and message', to: 'errors/index.html' },
    ],
    body: (
      <>
        <h1>Error catalogue</h1>
        <p className="lead">
          A refused call returns <code>{'{code, message, field?, errors?}'}</code>. The message is for the person at the
          screen, the code for your program.
        </p>
        <p>
          401, 402 and 403 end a session, 409 means that your app is too old, 429 that you call too often. A refusal of
          the business is 422. Each page says how to provoke its code.
        </p>
        <label className="filter">
          Filter {codes.length} codes
          <input type="search" data-filter="codes" aria-describedby="codes-state" autoComplete="off" />
        </label>
        <p id="codes-state" className="facts" role="status" />
        <div className="table" tabIndex={0}>
          <table id="codes">
            <thead>
              <tr>
                <th>Status</th>
                <th>Code</th>
                <th>Message</th>
              </tr>
            </thead>
            <tbody>
              {codes.map(({ code, status, message }) => (
                <tr key={code} data-row>
                  <td>
                    <code>{status}</code>
                  </td>
                  <td>
                    <CodeLink code={code} />
                  </td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  };
}

function codePage({ http, printers }: Contract, entry: RefusalCode, provocation: Provocation | undefined): Page {
  const { code, status, message, malay, when, source, isSimulated } = entry;
  const path = `errors/${code}.html`;
  return {
    path,
    title: code,
    summary: `${status} ${code}: ${when}`,
    section: 'errors',
    search: [{ kind: 'Code', title: code, text: `${status} · ${message} · ${when}`, to: path }],
    body: (
      <>
        <p className="crumb">
          <Link to="errors/index.html">Error catalogue</Link>
        </p>
        <h1>
          <code>{code}</code>
        </h1>
        <p className="lead">{when}</p>
        <dl className="pairs">
          <dt>Status</dt>
          <dd>{status}</dd>
          <dt>English</dt>
          <dd>{message}</dd>
          <dt>Malay</dt>
          <dd lang="ms">{malay}</dd>
          {source && (
            <>
              <dt>Clause</dt>
              <dd>{source}</dd>
            </>
          )}
        </dl>
        {isSimulated && (
          <p className="note">
            Only the simulator and its printers return this code; the published contract has no call that does.
          </p>
        )}
        <ProvokeIt code={code} provocation={provocation} />
        <Callers code={code} references={[http, printers]} />
      </>
    ),
    aside: <JsonCode value={{ code, message }} title={`Response ${status}`} />,
  };
}

function ProvokeIt({ code, provocation }: { code: string; provocation: Provocation | undefined }) {
  if (!provocation) return null;
  if ('reason' in provocation)
    return (
      <section aria-labelledby="provoke">
        <h2 id="provoke">Provoke it</h2>
        <p>
          This page has no lines for it: <Inline text={provocation.reason} />
        </p>
      </section>
    );
  const calls = [newWorldCall('mine'), ...provocation.calls];
  return (
    <section aria-labelledby="provoke">
      <h2 id="provoke">Provoke it</h2>
      <p>
        With a running simulator, these lines end with <code>{code}</code>. They need curl and jq.
      </p>
      <Code language="bash" code={shellLines(calls, 'mine').join('\n')} />
      <NoTwin />
      <Run calls={calls} label="Provoke it here" />
    </section>
  );
}

function Callers({ code, references }: { code: string; references: Reference[] }) {
  const callers = references.flatMap(({ folder, operations }) =>
    operations.filter(({ errors }) => errors.includes(code)).map(({ id, summary }) => ({ folder, id, summary })),
  );
  if (callers.length === 0) return null;
  return (
    <section aria-labelledby="operations">
      <h2 id="operations">Operations that return it ({callers.length})</h2>
      <ul className="columns">
        {callers.map(({ folder, id, summary }) => (
          <li key={folder + id}>
            <Link to={`${folder}/${id}.html`}>{id}</Link> <span className="muted">{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
