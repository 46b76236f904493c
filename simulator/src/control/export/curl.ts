import type { World } from '../../world/world.ts';
import { isSecret } from '../../kernel/hide-secrets.ts';
import type { RecordedCall } from '../../kernel/journal.ts';
import type { RecordedFile, RecordedFiles } from './files.ts';
import { findMailedValues, type MailedValue } from './mailed-links.ts';
import type { Stretch } from './stretch.ts';

/** Values of a call, and the variables of the shell that replace them. */
type Variables = ReadonlyMap<string, string>;

/**
 * Returns calls as a shell script of curl commands. Tokens come from the control plane and from mails,
 * passwords from a variable. Files are in the script.
 */
export function toCurl({ room: { world }, calls }: Stretch, origin: string, files: RecordedFiles): string {
  const users = [
    ...new Set(calls.flatMap(({ line }) => (line.caller?.token === undefined ? [] : (line.userId ?? [])))),
  ];
  const lines = [
    '#!/bin/sh',
    '# Needs curl and jq.',
    `BASE=\${BASE:-${origin}}`,
    `WORLD=\${WORLD:-${world.name}}`,
    'PASSWORD=${PASSWORD:-muara123}',
    ...users.flatMap((id) => tokenLine(world, id)),
    ...calls.map((call) => commandOf(call, findMailedValues(call, world, 0), files)),
  ];
  return `${lines.join('\n')}\n`;
}

function tokenLine(world: World, id: number): string[] {
  const user = world.tables.users.get(id);
  if (!user) return [`# User ${id} was removed: set TOKEN_${id} to a token.`];
  const url = `"$BASE/__sim/worlds/$WORLD/personas/${encodeURIComponent(user.email)}"`;
  return [`TOKEN_${id}=$(curl -sS -X POST ${url} --json '{}' | jq -r .token)`];
}

function commandOf({ id, line }: RecordedCall, mailed: MailedValue[], files: RecordedFiles): string {
  const { method, path, caller, body, userId, operationId, status, contentType = '' } = line;
  const search = caller?.search ? `?${hideTokens(caller.search)}` : '';
  const variables = new Map(mailed.map(({ value, mail }) => [value, `$MAIL_${mail.id}`]));
  const isForm = /^(?:multipart|application\/x-www-form)/.test(contentType);
  const parts = [
    'curl -sS',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `"$BASE/w/$WORLD${path.replaceAll(/["$`\\]/g, String.raw`\$&`)}${search.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`,
    ...(caller?.token !== undefined && userId !== null ? [`-H "Authorization: Bearer $TOKEN_${userId}"`] : []),
    `-H 'X-Platform: ${quoteless(line.platform)}'`,
    ...(caller?.request.pos ? ["-H 'X-Pos: 1'"] : []),
    ...(caller?.idempotencyKey === undefined ? [] : [`-H 'Idempotency-Key: ${quoteless(caller.idempotencyKey)}'`]),
    ...(body === undefined
      ? []
      : isForm
        ? formOf(body, variables, files)
        : [`--json ${quote(JSON.stringify(withVariables(body, variables)))}`]),
  ];
  return [
    `# ${id}: ${operationId} → ${status}`,
    ...mailed.map((found) => mailLine(found)),
    ...filesOf(body, files).map(({ name, base64 }) => `printf %s ${base64} | base64 -d > ${quote(name)}`),
    parts.join(' '),
  ].join('\n');
}

/** Returns the line that reads the token of the latest mail of its kind. */
function mailLine({ mail, to, parameter, mark }: MailedValue): string {
  const links = `.data[] | select(.to | index("${to}")) | .links[] | select(.url | contains("${mark}"))`;
  const filter = quote(`[${links} | .query.${parameter}] | last`);
  return `MAIL_${mail.id}=$(curl -sS "$BASE/__sim/worlds/$WORLD/outbox" | jq -r ${filter})`;
}

const filesOf = (body: unknown, files: RecordedFiles): RecordedFile[] =>
  Object.values(body ?? {}).flatMap((value) => (value instanceof Blob ? (files.get(value) ?? []) : []));

/** Returns each field of a form. */
function formOf(body: unknown, variables: Variables, files: RecordedFiles): string[] {
  return Object.entries(body as object).map(([name, value]) => {
    const file = value instanceof Blob ? files.get(value) : undefined;
    if (file) return `-F ${quote(`${name}=@${file.name};filename=${file.fileName};type=${file.type}`)}`;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(variableFor(name, value, variables));
    return `--form-string ${quote(`${name}=${text}`)}`;
  });
}

/** Returns the shell's variable for a secret: what came by mail, or the password. */
function variableFor(name: string, value: unknown, variables: Variables): unknown {
  if (typeof value !== 'string') return value;
  return variables.get(value) ?? (isSecret(name) ? '$PASSWORD' : value);
}

/** Returns a body in which secrets are the shell's variable. */
function withVariables(body: unknown, variables: Variables): unknown {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) => variableFor(name, value, variables)) as unknown;
}

/** Quotes a text for the shell; only our variables are replaced there. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`).replaceAll(/\$(?:PASSWORD|MAIL_\d+)/g, `'"$&"'`)}'`;
}

const quoteless = (text: string): string => text.replaceAll(/['\r\n]/g, '');

/** A download has its token in the query. */
function hideTokens(search: string): string {
  return search.replaceAll(/(^|&)token=[^&]*/g, '$1token=TOKEN');
}
