import { Link } from '../components/link.tsx';
import { readText } from '../contract/documents.ts';
import { forDownload, readPartnerFiles } from '../contract/partner-workflows.ts';
import type { Page } from '../site/page.ts';
import { vectorFiles } from './texts.tsx';

const BUNDLES: readonly [file: string, text: string][] = [
  ['openapi.json', 'HTTP operations (OpenAPI 3.1)'],
  ['asyncapi.json', 'The realtime channel (AsyncAPI 3.0)'],
  ['printers.json', 'The local printer helpers (OpenAPI 3.1)'],
  ['control.json', 'The control plane of the simulator (OpenAPI 3.1)'],
  ['arazzo.json', 'The examples as workflows (Arazzo 1.0)'],
];

/** Returns the path of a workflow file in the site. */
const workflowFile = (file: string): string => `files/workflows/${file}`;

/** Returns the files of the site that are written: [path, text]. */
export const writtenFiles = (): [path: string, text: string][] =>
  readPartnerFiles().map(({ file }) => [workflowFile(file), forDownload(readText(`openapi/workflows/${file}`))]);

/** Returns the files of the site that are copied from the contract: [from, to]. */
export const copiedFiles = (): [from: string, to: string][] => [
  ...BUNDLES.map(([file]): [string, string] => [`openapi/generated/${file}`, `files/${file}`]),
  ...vectorFiles().map((file): [string, string] => [`openapi/vectors/${file}`, `files/vectors/${file}`]),
  ['web/public/favicon.svg', 'favicon.svg'],
];

/** Returns the page of bundles and vectors. */
export function downloadsPage(): Page {
  return {
    path: 'downloads.html',
    title: 'Downloads',
    summary: 'The contract as documents, and its test vectors.',
    section: 'about',
    search: [{ kind: 'Page', title: 'Downloads', text: 'Bundles and test vectors', to: 'downloads.html' }],
    body: (
      <>
        <h1>Downloads</h1>
        <h2 id="bundles">The contract</h2>
        <Files files={BUNDLES.map(([file, text]) => [`files/${file}`, file, text])} />
        <h2 id="workflows">Workflows</h2>
        <p>
          From signing in to a boarded trip, in the Arazzo format. <Link to="workflows/index.html">Read them</Link>
        </p>
        <Files files={readPartnerFiles().map(({ file, info }) => [workflowFile(file), file, info.title])} />
        <h2 id="vectors">Test vectors</h2>
        <p>
          Examples of the business rules, for every language. <Link to="vectors.html">How to run them</Link>
        </p>
        <Files files={vectorFiles().map((file) => [`files/vectors/${file}`, file, ''])} />
      </>
    ),
  };
}

function Files({ files }: { files: [to: string, name: string, text: string][] }) {
  return (
    <ul className="operations">
      {files.map(([to, name, text]) => (
        <li key={to}>
          <Link to={to} download>
            {name}
          </Link>
          <span className="muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}
