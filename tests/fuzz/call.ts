import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@muara/contract/operations';

/** Parameters, query and body of a call before they are written to the wire. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** One request as it goes over the wire, and who sends it. */
export interface FuzzCall {
  /** The operation that it aims at; a broken path may reach none. */
  operationId: OperationId;
  /** A demo account, or null for a guest. */
  account: string | null;
  method: string;
  /** Path and query string, percent-encoded as they are sent. */
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** What was changed in a valid call, for the report. */
  change: string;
  /** The valid input that the call was made from. */
  input: Input;
  /** Milliseconds by which the world's time moves before the call. */
  wait: number;
}

const LONGEST_LINE = 1_500;
const FOLDER = join(tmpdir(), 'muara-fuzz');

/** Returns the curl line that repeats a call; a long or binary body goes to a file. */
export function toCurl(call: FuzzCall, name: string): string {
  const parts = [`curl -sS -X ${call.method} ${quote(`http://localhost:3000${call.target}`)}`];
  if (call.account !== null && !('authorization' in call.headers)) parts.push(`-H "Authorization: Bearer $TOKEN"`);
  for (const [header, value] of Object.entries(call.headers)) parts.push(`-H ${quote(`${header}: ${value}`)}`);
  if (call.body !== undefined) parts.push(`--data-binary ${bodyOf(call.body, name)}`);
  return parts.join(' ');
}

function bodyOf(body: string | Uint8Array, name: string): string {
  if (typeof body === 'string' && body.length <= LONGEST_LINE && !/[\p{Cc}\p{Cs}]/u.test(body) && !body.startsWith('@'))
    return quote(body);
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, name);
  writeFileSync(file, body);
  return `@${file}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
