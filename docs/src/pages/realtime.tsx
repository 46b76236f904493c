import { RECONNECT_INTERVAL_MS, RECONNECT_MAX_ATTEMPTS } from '@muara/contract/constants';
import { JsonCode } from '../components/code.tsx';
import { Link } from '../components/link.tsx';
import { Markdown } from '../components/markdown.tsx';
import { Properties } from '../components/properties.tsx';
import { ReconnectPicture } from '../components/reconnect-picture.tsx';
import type { Message } from '../contract/documents.ts';
import { describeAudience, describeRights } from '../contract/permission-words.ts';
import type { Contract } from '../contract/reference.ts';
import type { Page } from '../site/page.ts';
import { SchemaView } from './operations.tsx';

const DIRECTIONS = [
  { id: 'receiveFromPeer', title: 'Client to server', sends: 'Sent by clients' },
  { id: 'sendToPeer', title: 'Server to client', sends: 'Sent by the server' },
] as const;

/** Returns the page of the channel, and one for each message. */
export function realtimePages(contract: Contract): Page[] {
  const { realtime } = contract;
  const messages = DIRECTIONS.flatMap(({ id, title, sends }) =>
    realtime.operations[id].messages.map(({ $ref }) => {
      const key = $ref.split('/').at(-1)!;
      return { key, direction: title, sends, message: realtime.components.messages[key]! };
    }),
  );
  return [channelPage(contract, messages), ...messages.map((entry) => messagePage(contract, entry))];
}

interface Entry {
  key: string;
  direction: string;
  sends: string;
  message: Message;
}

/** Returns the path of a message's page. */
const messagePath = (key: string): string => `realtime/${key}.html`;

function channelPage({ realtime }: Contract, messages: Entry[]): Page {
  const codes = Object.entries(realtime.channels.ws['x-close-codes']);
  return {
    path: 'realtime/index.html',
    title: 'Realtime',
    summary: realtime.info.title,
    section: 'realtime',
    search: [
      {
        kind: 'Page',
        title: 'Realtime',
        text: 'The WebSocket channel: envelope, order, messages',
        to: 'realtime/index.html',
      },
      {
        kind: 'Page',
        title: 'Reconnect rules',
        text: 'When a client connects again, and close codes',
        to: 'realtime/index.html#reconnect',
      },
    ],
    body: (
      <>
        <h1>Realtime</h1>
        <p className="lead">
          <Link to="first-message.html">Hear of every sale</Link> is a first program, in ten minutes.
        </p>
        <Markdown text={realtime.info.description} deeper={1} />
        <h2 id="reconnect">Reconnect rules</h2>
        <ReconnectPicture seconds={RECONNECT_INTERVAL_MS / 1000} attempts={RECONNECT_MAX_ATTEMPTS} />
        <h2 id="close-codes">Close codes</h2>
        <div className="table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th>Code</th>
                <th>Meaning</th>
                <th>The client connects again</th>
              </tr>
            </thead>
            <tbody>
              {codes.map(([code, { description, reconnect }]) => (
                <tr key={code}>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{description}</td>
                  <td>{RECONNECTS[reconnect] ?? reconnect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {DIRECTIONS.map(({ title }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="operations">
              {messages
                .filter(({ direction }) => direction === title)
                .map(({ key, message }) => (
                  <li key={key}>
                    <Link to={messagePath(key)}>{message.summary}</Link>
                    <code>{message.name}</code>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </>
    ),
  };
}

const RECONNECTS: Readonly<Record<string, string>> = {
  never: 'Never',
  usual: 'By the usual rules',
  random: 'By the usual rules, with a random interval of 5 to 14 seconds',
};

function messagePage({ realtime, realtimeSchemas }: Contract, { key, sends, message }: Entry): Page {
  const { name, summary, description } = message;
  const audience = { audience: message['x-audience'] ?? [], permission: message['x-permission'] ?? [] };
  const isTargeted = audience.audience.length === 0 && audience.permission.length === 0;
  const path = messagePath(key);
  const isFromClient = realtime.operations.receiveFromPeer.messages.some(({ $ref }) => $ref.endsWith(`/${key}`));
  return {
    path,
    title: summary,
    summary: `${name}: ${description}`,
    section: 'realtime',
    search: [{ kind: 'Message', title: name, text: `${summary} · ${description}`, to: path }],
    body: (
      <>
        <p className="crumb">
          <Link to="realtime/index.html">Realtime</Link>
        </p>
        <h1>{summary}</h1>
        <p className="address">
          <code>{name}</code> <span className="muted">{sends}</span>
        </p>
        <Markdown text={description} />
        {!isFromClient && (
          <p className="facts">
            {isTargeted
              ? 'It goes to one peer or user.'
              : `Received by: ${[...describeAudience(audience), ...describeRights(audience)].join(' · ')}`}
          </p>
        )}
        {message['x-extension'] && <p className="note">Extension: {message['x-extension']}</p>}
        <h2 id="fields">Fields</h2>
        <Properties
          properties={realtimeSchemas.properties(message.payload)}
          schemas={realtimeSchemas}
          folder="realtime-schemas"
        />
      </>
    ),
    aside: (
      <>
        {message.examples.map((example) => (
          <JsonCode key={example.name} value={example.payload} title="Frame" />
        ))}
        {isFromClient && message.examples[0] && (
          <p className="facts">
            On the wire: <code className="wrap">{toBase64(message.examples[0].payload)}</code>
          </p>
        )}
      </>
    ),
  };
}

const toBase64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** Returns a page for each schema that messages share. */
export function realtimeSchemaPages({ realtimeSchemas }: Contract): Page[] {
  const reference = { schemas: realtimeSchemas, schemaFolder: 'realtime-schemas' };
  return realtimeSchemas.names().map((name) => {
    const schema = realtimeSchemas.get(name);
    const path = `realtime-schemas/${name}.html`;
    return {
      path,
      title: name,
      summary: schema.description ?? `The schema ${name}.`,
      section: 'realtime',
      search: realtimeSchemas.properties(schema).map((one) => ({
        kind: 'Field',
        title: one.name,
        text: `${name} · ${one.description}`,
        to: `${path}#${one.name}`,
      })),
      body: (
        <>
          <p className="crumb">
            <Link to="realtime/index.html">Realtime</Link>
          </p>
          <h1>{name}</h1>
          <Markdown text={schema.description ?? ''} />
          <SchemaView schema={schema} reference={reference} prefix="" />
        </>
      ),
    };
  });
}
