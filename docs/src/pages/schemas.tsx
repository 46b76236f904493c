import { JsonCode } from '../components/code.tsx';
import { Link } from '../components/link.tsx';
import { Markdown } from '../components/markdown.tsx';
import type { Schema } from '../contract/documents.ts';
import type { Operation } from '../contract/operations.ts';
import type { Reference } from '../contract/reference.ts';
import type { Property } from '../contract/schemas.ts';
import type { Page, SearchEntry } from '../site/page.ts';
import { SchemaView } from './operations.tsx';

/** Returns a page for each schema of a document, and one that lists them. */
export function schemaPages(reference: Reference, section: string, title: string): Page[] {
  const { schemas, schemaFolder } = reference;
  const names = schemas.names();
  const users = findUsers(reference);
  const list: Page = {
    path: `${schemaFolder}/index.html`,
    title,
    summary: `${names.length} schemas of requests and responses.`,
    section,
    group: schemaFolder,
    body: (
      <>
        <h1>{title}</h1>
        <p className="lead">{names.length} schemas of requests and responses, by name.</p>
        <ul className="columns">
          {names.map((name) => (
            <li key={name}>
              <Link to={`${schemaFolder}/${name}.html`}>{name}</Link>
            </li>
          ))}
        </ul>
      </>
    ),
  };
  return [list, ...names.map((name) => schemaPage(reference, section, name, users.get(name) ?? new Set()))];
}

function schemaPage(reference: Reference, section: string, name: string, users: ReadonlySet<string>): Page {
  const { schemas, schemaFolder, folder } = reference;
  const schema = schemas.get(name);
  const path = `${schemaFolder}/${name}.html`;
  const example = schema.examples?.[0];
  const operations = reference.operations.filter(({ id }) => users.has(id));
  return {
    path,
    title: name,
    summary: schema.description ?? `The schema ${name}.`,
    section,
    group: schemaFolder,
    search: [
      { kind: 'Schema', title: name, text: schema.description ?? '', to: path },
      ...fieldEntries(name, path, schemas.properties(schema)),
    ],
    body: (
      <>
        <p className="crumb">
          <Link to={`${schemaFolder}/index.html`}>Schemas</Link>
        </p>
        <h1>{name}</h1>
        <Markdown text={schema.description ?? ''} />
        <SchemaView schema={schema} reference={reference} prefix="" />
        <Values schema={schema} />
        {operations.length > 0 && (
          <section aria-labelledby="used-by">
            <h2 id="used-by">Used by</h2>
            <ul className="columns">
              {operations.map((one) => (
                <li key={one.id}>
                  <Link to={`${folder}/${one.id}.html`}>{one.id}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    ),
    ...(example !== undefined && { aside: <JsonCode value={example} title="Example" /> }),
  };
}

function Values({ schema: { enum: values, 'x-labels': labels = {} } }: { schema: Schema }) {
  if (!values) return null;
  return (
    <ul className="values">
      {values.map((value) => (
        <li key={String(value)}>
          <code>{JSON.stringify(value)}</code> {labels[String(value)]}
        </li>
      ))}
    </ul>
  );
}

const fieldEntries = (schema: string, path: string, properties: readonly Property[]): SearchEntry[] =>
  properties.map(({ name, description, type }) => ({
    kind: 'Field',
    title: name,
    text: `${schema} · ${type} · ${description}`,
    to: `${path}#${name}`,
  }));

/** Returns the operations that send or return each schema, also inside another. */
function findUsers({ operations, schemas }: Reference): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const operation of operations) {
    const pending = schemasOf(operation);
    const seen = new Set<string>();
    while (pending.length > 0) {
      const name = pending.pop()!;
      if (seen.has(name)) continue;
      seen.add(name);
      users.set(name, (users.get(name) ?? new Set()).add(operation.id));
      pending.push(...refsIn(schemas.get(name)));
    }
  }
  return users;
}

const schemasOf = ({ body, success, parameters }: Operation): string[] =>
  refsIn([body?.schema, success.schema, ...parameters.map(({ schema }) => schema)]);

function refsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.split('/').at(-1)!] : refsIn(value),
  );
}
