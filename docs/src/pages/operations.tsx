import { Code, JsonCode } from '../components/code.tsx';
import { CodeLink } from '../components/code-link.tsx';
import { Link } from '../components/link.tsx';
import { Inline, Markdown } from '../components/markdown.tsx';
import { Method } from '../components/method.tsx';
import { Properties } from '../components/properties.tsx';
import { Tabs } from '../components/tabs.tsx';
import { TryIt } from '../components/try-it.tsx';
import type { Parameter, Schema } from '../contract/documents.ts';
import type { Operation } from '../contract/operations.ts';
import { describeAudience, describeRights } from '../contract/permission-words.ts';
import type { Reference } from '../contract/reference.ts';
import { codeSamples } from '../contract/samples.ts';
import type { Property } from '../contract/schemas.ts';
import type { Page } from '../site/page.ts';
import { splitWords } from '../site/words.ts';

/** Returns a page for each operation of a document, and one for each of its tags. */
export function operationPages(reference: Reference, section: string, canTry: boolean): Page[] {
  const { document, operations } = reference;
  return document.tags.flatMap(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name);
    if (own.length === 0) return [];
    return [
      tagPage(reference, section, name, description, own),
      ...own.map((operation) => operationPage(reference, section, operation, canTry)),
    ];
  });
}

function tagPage({ folder }: Reference, section: string, tag: string, description: string, own: Operation[]): Page {
  const title = splitWords(tag);
  return {
    path: `${folder}/${tag}.html`,
    title,
    summary: description,
    section,
    group: tag,
    search: [{ kind: 'Page', title, text: description, to: `${folder}/${tag}.html` }],
    body: (
      <>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <OperationList folder={folder} operations={own} />
      </>
    ),
  };
}

/** A list of operations with their addresses. */
export function OperationList({ folder, operations }: { folder: string; operations: Operation[] }) {
  return (
    <ul className="operations">
      {operations.map(({ id, method, path, summary }) => (
        <li key={id} data-row>
          <Link to={`${folder}/${id}.html`}>{summary}</Link>
          <span className="address">
            <Method method={method} /> <code>{path}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

function operationPage(reference: Reference, section: string, operation: Operation, canTry: boolean): Page {
  const { id, method, path, summary, tag } = operation;
  const to = `${reference.folder}/${id}.html`;
  return {
    path: to,
    title: summary,
    summary: `${method} ${path}: ${summary}.`,
    section,
    group: tag,
    search: [{ kind: 'Operation', title: id, text: `${summary} · ${method} ${path}`, to }],
    body: <OperationBody reference={reference} operation={operation} canTry={canTry} />,
    aside: <OperationSamples operation={operation} hasClient={canTry} />,
  };
}

interface OperationProps {
  reference: Reference;
  operation: Operation;
  canTry: boolean;
}

function OperationBody({ reference, operation, canTry }: OperationProps) {
  const { id, method, path, summary, tag, description, extension } = operation;
  return (
    <>
      <p className="crumb">
        <Link to={`${reference.folder}/${tag}.html`}>{splitWords(tag)}</Link>
      </p>
      <h1>{summary}</h1>
      <p className="address">
        <Method method={method} /> <code>{path}</code> <code className="muted">{id}</code>
      </p>
      <Markdown text={description} deeper={1} />
      {extension && <p className="note">Extension: {extension}</p>}
      <Access operation={operation} />
      <Parameters operation={operation} reference={reference} />
      <RequestBody operation={operation} reference={reference} />
      <ResponseBody operation={operation} reference={reference} />
      <Refusals operation={operation} reference={reference} />
      {canTry && <TryIt operation={operation} />}
    </>
  );
}

function Access({ operation }: { operation: Operation }) {
  const { isCommand, isDownload, maxBody } = operation;
  const rights = describeRights(operation);
  return (
    <section aria-labelledby="access">
      <h2 id="access">Who can call it</h2>
      <ul>
        {describeAudience(operation).map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
      {rights.length > 0 && (
        <p>
          Staff need {rights.length > 1 ? 'one of these rights: ' : 'the right '}
          <strong>{rights.join('; ')}</strong>.
        </p>
      )}
      <p>
        <Link to="permissions.html">See all permissions</Link>
      </p>
      {isCommand && (
        <p className="facts">It changes something: send an Idempotency-Key and never retry it without one.</p>
      )}
      {isDownload && (
        <p className="facts">It can be opened in a window: the session token may be in the query, as token.</p>
      )}
      {maxBody !== undefined && <p className="facts">The body has at most {maxBody.toLocaleString('en')} bytes.</p>}
    </section>
  );
}

const PLACES: readonly [Parameter['in'], string][] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
];

function Parameters({ operation, reference }: Omit<OperationProps, 'canTry'>) {
  return PLACES.map(([place, title]) => {
    const own = operation.parameters.filter((one) => one.in === place);
    if (own.length === 0) return null;
    return (
      <section key={place} aria-labelledby={place}>
        <h2 id={place}>{title}</h2>
        <Properties
          properties={own.map((one) => propertyOf(one, reference))}
          schemas={reference.schemas}
          folder={reference.schemaFolder}
          prefix={`${place}.`}
        />
      </section>
    );
  });
}

/** A parameter reads like a property. */
function propertyOf({ name, required, schema = {}, ...rest }: Parameter, { schemas }: Reference): Property {
  const holder: Schema = { type: 'object', properties: { [name]: schema }, required: required ? [name] : [] };
  const [property] = schemas.properties(holder);
  const example = rest.example === undefined ? property!.example : JSON.stringify(rest.example);
  return {
    ...property!,
    description: rest.description ?? property!.description,
    extension: rest['x-extension'],
    ...(example !== undefined && { example }),
  };
}

function RequestBody({ operation: { body }, reference }: Omit<OperationProps, 'canTry'>) {
  if (!body) return null;
  return (
    <section aria-labelledby="body">
      <h2 id="body">Body</h2>
      <p className="facts">
        {body.required ? 'Required' : 'Optional'}, as {body.contentTypes.join(' or ')}.
      </p>
      <SchemaView schema={body.schema} reference={reference} prefix="body." />
    </section>
  );
}

function ResponseBody({ operation: { success, responseHeaders }, reference }: Omit<OperationProps, 'canTry'>) {
  const headers = Object.entries(responseHeaders);
  return (
    <section aria-labelledby="response">
      <h2 id="response">Response {success.status}</h2>
      {success.description && (
        <p>
          <Inline text={success.description} />
        </p>
      )}
      <p className="facts">As {success.contentTypes.join(' or ') || 'nothing: it has no body'}.</p>
      {success.schema && <SchemaView schema={success.schema} reference={reference} prefix="response." />}
      {headers.length > 0 && (
        <>
          <h3>Response headers</h3>
          <ul className="properties">
            {headers.map(([name, text]) => (
              <li key={name}>
                <code className="name">{name}</code>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The properties of a schema, or its type where it has none. */
export function SchemaView({
  schema,
  reference: { schemas, schemaFolder },
  prefix,
}: {
  schema: Schema;
  reference: Pick<Reference, 'schemas' | 'schemaFolder'>;
  prefix: string;
}) {
  const name = schemas.nameOf(schema);
  const properties = schemas.properties(schema.items ?? schema);
  const variants = schemas.variants(schema);
  return (
    <>
      <p className="type">
        {name ? (
          <>
            {schema.items && 'list of '}
            <Link to={`${schemaFolder}/${name}.html`}>{name}</Link>
          </>
        ) : (
          schemas.typeOf(schema)
        )}
      </p>
      <Properties
        properties={properties}
        schemas={schemas}
        folder={schemaFolder}
        prefix={prefix}
        within={name ? [name] : []}
      />
      {variants.length > 0 && (
        <ul className="values">
          {variants.map((one, index) => {
            const variant = schemas.nameOf(one);
            return (
              <li key={variant ?? index}>
                {variant ? <Link to={`${schemaFolder}/${variant}.html`}>{variant}</Link> : schemas.typeOf(one)}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Refusals({ operation: { errors }, reference }: Omit<OperationProps, 'canTry'>) {
  const known = errors.map((code) => ({ code, ...reference.errors[code]! })).toSorted((a, b) => a.status - b.status);
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <div className="table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Status</th>
              <th>Code</th>
              <th>When</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ code, status, when }) => (
              <tr key={code}>
                <td>
                  <code>{status}</code>
                </td>
                <td>{reference.hasCatalogue ? <CodeLink code={code} /> : <code>{code}</code>}</td>
                <td>{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function OperationSamples({ operation, hasClient }: { operation: Operation; hasClient: boolean }) {
  const samples = codeSamples(operation, hasClient);
  const [answer] = operation.success.examples;
  return (
    <>
      <Tabs
        id="samples"
        label="Language"
        tabs={samples.map(({ label, language, code }) => ({
          label,
          content: <Code code={code} language={language} />,
        }))}
      />
      {answer?.value !== undefined && <JsonCode value={answer.value} title={`Response ${operation.success.status}`} />}
    </>
  );
}
