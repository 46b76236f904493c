import { Code } from '../components/code.tsx';
import { Link } from '../components/link.tsx';
import type { Contract } from '../contract/reference.ts';
import type { Page } from '../site/page.ts';

const READERS: readonly { title: string; text: string; to: string; more: [title: string, to: string][] }[] = [
  {
    title: 'You integrate',
    text: 'Install two packages, start a back end on your machine and sell a ticket in ten minutes.',
    to: 'first-ticket.html',
    more: [
      ['Realtime', 'first-message.html'],
      ['Printing', 'first-print.html'],
      ['Workflows', 'workflows/index.html'],
      ['Price calculator', 'rules/calculator.html'],
    ],
  },
  {
    title: 'You test',
    text: 'Make worlds, stop the clock, break the network, and provoke every refusal.',
    to: 'testers.html',
    more: [
      ['Error catalogue', 'errors/index.html'],
      ['Permissions', 'permissions.html'],
      ['Test vectors', 'vectors.html'],
    ],
  },
  {
    title: 'You develop Muara',
    text: 'How the rooms of the repository fit together, and where a change begins.',
    to: 'developers.html',
    more: [
      ['Business rules', 'rules/index.html'],
      ['Events', 'events.html'],
      ['Glossary', 'glossary.html'],
    ],
  },
  {
    title: 'You work at the counter',
    text: 'Practise a shift, a sale, a refund and the gate without touching a real ticket.',
    to: 'staff.html',
    more: [
      ['Glossary', 'glossary.html'],
      ['Changelog', 'changelog.html'],
    ],
  },
];

const HELLO = `import { createMuaraClient } from '@muara/client';

let token: string | null = null;
const tokens = { get: () => token, set: (next: string | null) => void (token = next) };
const client = createMuaraClient({ baseUrl: 'http://localhost:3000', appVersion: '0.1.0', tokens });

const { packages } = await client.call.getSalePackages({ query: {} });
console.log(packages.map(({ name }) => name));`;

/** Returns the start page. */
export function startPage({ http, codes, workflows }: Contract): Page {
  return {
    path: 'index.html',
    title: 'Muara for developers',
    summary:
      'Sell river-cruise tickets, print them, scan them: the contract, the packages and a back end to try them on.',
    section: 'start',
    body: (
      <>
        <h1>Sell a river cruise from your own program</h1>
        <p className="lead">
          Muara is the ticketing system of a river-cruise operator: one contract of {http.operations.length} operations,
          a typed client, the price rules as functions, and a whole back end in memory to build against.
        </p>
        <Code language="bash" code={'npm install @muara/client @muara/simulator\nnpx @muara/simulator'} />
        <ul className="cards" aria-label="Where to start">
          {READERS.map(({ title, text, to, more }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
              <p>{text}</p>
              <p className="more">
                {more.map(([name, target]) => (
                  <Link key={target} to={target}>
                    {name}
                  </Link>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <h2 id="principles">What you can rely on</h2>
        <ul>
          <li>
            Every refusal has one of <Link to="errors/index.html">{codes.length} codes</Link>, with its message in
            English and Malay, and a way to provoke it.
          </li>
          <li>
            Every example works: {workflows.length} <Link to="workflows/index.html">workflows</Link> run on a new world,
            in our builds and from these pages.
          </li>
          <li>
            Prices agree to the sen: shop, server and receipt run{' '}
            <Link to="rules/calculator.html">the same function</Link>, and test vectors check yours.
          </li>
          <li>A command with an Idempotency-Key takes effect once, however often it is sent.</li>
        </ul>
      </>
    ),
    aside: <Code code={HELLO} language="typescript" title="The packages on sale" />,
  };
}
