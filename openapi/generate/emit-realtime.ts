import { resolve } from './contract.ts';
import { atPointer, isObject, type JsonObject } from './json.ts';
import type { Problems } from './problems.ts';
import { BANNER, property, table } from './text.ts';

/** A message of the AsyncAPI document under the word that it carries on the wire. */
interface Message {
  /** its key in the document */
  key: string;
  /** `msg` of a client's message, `type` of a server's */
  name: string;
  schema: string;
  summary: string;
  audience: string[];
  permission: unknown[];
  extension: string | undefined;
}

/** Builds realtime.ts: message tables in both directions and their types. Also returns their number. */
export function emitRealtime(document: JsonObject, problems: Problems): { text: string; messages: number } {
  const client = readMessages(document, 'receive', 'msg', problems);
  const server = readMessages(document, 'send', 'type', problems);
  const names = [...new Set([...client, ...server].map(({ schema }) => schema))].sort();
  const text = [
    BANNER,
    names.length > 0 ? `import type { ${names.join(', ')} } from './types.ts';\n` : '',
    `
export interface RealtimeMessageEntry {
  /** name of the payload's schema */
  schema: string;
  summary: string;
  /** who receives it, where that is limited; any one is enough */
  audience: readonly string[];
  permission: readonly { area: string; action: string }[];
}

/** What clients send, by \`msg\`. */
${messageTable('CLIENT_MESSAGES', client)}
/** What the server sends, by \`type\`. */
${messageTable('SERVER_MESSAGES', server)}
${typeMap('ClientMessage', client)}
${typeMap('ServerMessage', server)}
/** Why a connection was closed. */
${table('CLOSE_CODES', closeCodes(document))}`,
  ].join('');
  return { text, messages: client.length + server.length };
}

function readMessages(document: JsonObject, action: string, tag: string, problems: Problems): Message[] {
  const messages: Message[] = [];
  for (const operation of Object.values(isObject(document['operations']) ? document['operations'] : {})) {
    if (!isObject(operation) || operation['action'] !== action) continue;
    for (const reference of Array.isArray(operation['messages']) ? operation['messages'] : []) {
      const key = isObject(reference) ? String(reference['$ref']).split('/').at(-1)! : '';
      const message = readMessage(document, key, resolve(document, resolve(document, reference)), tag, problems);
      if (!message) continue;
      if (messages.some(({ name }) => name === message.name))
        problems.add(`realtime/asyncapi.yaml#/components/messages/${key}`, `${message.name} is there twice`);
      messages.push(message);
    }
  }
  return messages;
}

function readMessage(
  document: JsonObject,
  key: string,
  node: JsonObject,
  tag: string,
  problems: Problems,
): Message | undefined {
  const where = `realtime/asyncapi.yaml#/components/messages/${key}`;
  const name = node['name'];
  const schema = isObject(node['payload'])
    ? /^#\/components\/schemas\/(\w+)$/.exec(String(node['payload']['$ref']))?.[1]
    : undefined;
  if (typeof name !== 'string' || !schema) {
    problems.add(where, 'needs a name, and a payload that is a file of schemas/');
    return undefined;
  }
  for (const word of ['summary', 'description', 'examples']) if (!node[word]) problems.add(where, `has no ${word}`);
  const payload = atPointer(document, `#/components/schemas/${schema}`);
  for (const form of isObject(payload) && Array.isArray(payload['oneOf']) ? payload['oneOf'] : [payload]) {
    const properties = resolve(document, form)['properties'];
    const constant = isObject(properties) && isObject(properties[tag]) ? properties[tag]['const'] : undefined;
    if (constant !== name) problems.add(where, `${tag} of ${schema} must be the constant ${name}`);
  }
  return {
    key,
    name,
    schema,
    summary: String(node['summary'] ?? ''),
    audience: Array.isArray(node['x-audience']) ? node['x-audience'].map(String) : [],
    permission: Array.isArray(node['x-permission']) ? node['x-permission'] : [],
    extension: typeof node['x-extension'] === 'string' ? node['x-extension'] : undefined,
  };
}

function messageTable(constant: string, messages: Message[]): string {
  const rows = messages.map(
    ({ name, schema, summary, audience, permission }) => [name, { schema, summary, audience, permission }] as const,
  );
  return table(constant, rows, ' as const satisfies Record<string, RealtimeMessageEntry>');
}

function typeMap(type: string, messages: Message[]): string {
  const rows = messages.map(({ name, schema }) => `  ${property(name)}: ${schema};\n`);
  return `/** By the word on the wire. */\nexport interface ${type}Map {\n${rows.join('')}}\nexport type ${type}Name = keyof ${type}Map;\nexport type ${type} = ${type}Map[${type}Name];\n`;
}

function closeCodes(document: JsonObject): [string, unknown][] {
  const codes: [string, unknown][] = [];
  for (const channel of Object.values(isObject(document['channels']) ? document['channels'] : {})) {
    const given = isObject(channel) ? channel['x-close-codes'] : undefined;
    if (isObject(given)) codes.push(...Object.entries(given));
  }
  return codes;
}
