import type { World } from '../../world/world.ts';
import { isSecret } from '../../kernel/hide-secrets.ts';
import type { RecordedCall } from '../../kernel/journal.ts';
import type { Stretch } from './stretch.ts';

/**
 * Returns calls as a shell script of curl commands. Tokens come from the control plane, passwords
 * from a variable.
 */
export function toCurl({ room: { world }, calls }: Stretch, origin: string): string {
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
    ...calls.map((call) => commandOf(call)),
  ];
  return `${lines.join('\n')}\n`;
}

function tokenLine(world: World, id: number): string[] {
  const user = world.tables.users.get(id);
  if (!user) return [`# User ${id} was removed: set TOKEN_${id} to a token.`];
  const url = `"$BASE/__sim/worlds/$WORLD/personas/${encodeURIComponent(user.email)}"`;
  return [`TOKEN_${id}=$(curl -sS -X POST ${url} --json '{}' | jq -r .token)`];
}

function commandOf({ id, line }: RecordedCall): string {
  const { method, path, caller, body, userId, operationId, status, contentType = '' } = line;
  const search = caller?.search ? `?${hideTokens(caller.search)}` : '';
  const isForm = /^(?:multipart|application\/x-www-form)/.test(contentType);
  const parts = [
    'curl -sS',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `"$BASE/w/$WORLD${path.replaceAll(/["$`\\]/g, String.raw`\$&`)}${search.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`,
    ...(caller?.token !== undefined && userId !== null ? [`-H "Authorization: Bearer $TOKEN_${userId}"`] : []),
    `-H 'X-Platform: ${quoteless(line.platform)}'`,
    ...(caller?.request.pos ? ["-H 'X-Pos: 1'"] : []),
    ...(caller?.idempotencyKey === undefined ? [] : [`-H 'Idempotency-Key: ${quoteless(caller.idempotencyKey)}'`]),
    ...(body === undefined ? [] : isForm ? formOf(body) : [`--json ${quote(JSON.stringify(withVariables(body)))}`]),
  ];
  return `# ${id}: ${operationId} → ${status}\n${parts.join(' ')}`;
}

/** Returns each field of a form; files cannot be exported. */
function formOf(body: unknown): string[] {
  return Object.entries(body as object).map(([name, value]) =>
    value instanceof Blob
      ? `-F ${quote(`${name}=@${value instanceof File ? value.name : 'file'}`)}`
      : `--form-string ${quote(`${name}=${typeof value === 'object' ? JSON.stringify(value) : String(isSecret(name) ? '$PASSWORD' : value)}`)}`,
  );
}

/** Returns a body in which secrets are the shell's variable. */
function withVariables(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    isSecret(name) && typeof value === 'string' ? '$PASSWORD' : value,
  ) as unknown;
}

/** Quotes a text for the shell; only `$PASSWORD` is replaced there. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`).replaceAll('$PASSWORD', `'"$PASSWORD"'`)}'`;
}

const quoteless = (text: string): string => text.replaceAll(/['\r\n]/g, '');

/** A download has its token in the query. */
function hideTokens(search: string): string {
  return search.replaceAll(/(^|&)token=[^&]*/g, '$1token=TOKEN');
}
