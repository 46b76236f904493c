import { Link } from '../components/link.tsx';
import { Markdown } from '../components/markdown.tsx';
import type { Reference } from '../contract/reference.ts';
import type { Page } from '../site/page.ts';
import { countOf, splitWords } from '../site/words.ts';
import { OperationList } from './operations.tsx';

/** First programs, by the folder of their document. */
const FIRST_PROGRAMS: Readonly<Record<string, [to: string, title: string]>> = {
  http: ['first-ticket.html', 'Sell your first ticket'],
  printers: ['first-print.html', 'Print a ticket'],
};

/** Returns the first page of a document: what is true for all its operations, and its tags. */
export function documentPage({ document, operations, folder }: Reference, section: string, title: string): Page {
  const path = `${folder}/index.html`;
  const first = FIRST_PROGRAMS[folder];
  return {
    path,
    title,
    summary: `${countOf(operations.length, 'operation')}.`,
    section,
    search: [{ kind: 'Page', title, text: countOf(operations.length, 'operation'), to: path }],
    body: (
      <>
        <h1>{title}</h1>
        {first && (
          <p className="lead">
            <Link to={first[0]}>{first[1]}</Link> is a first program, in ten minutes.
          </p>
        )}
        <Markdown text={document.info.description} deeper={1} />
        {document.tags.map(({ name, description }) => {
          const own = operations.filter(({ tag }) => tag === name);
          return (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>
                <Link to={`${folder}/${name}.html`}>{splitWords(name)}</Link>
              </h2>
              <p>{description}</p>
              <details>
                <summary>
                  {countOf(own.length, 'operation')} <span className="sr-only">of {splitWords(name)}</span>
                </summary>
                <OperationList folder={folder} operations={own} />
              </details>
            </section>
          );
        })}
      </>
    ),
  };
}
