import type { Call } from '../contract/calls.ts';
import { buildRequest, saveFrom, type Saved, sendCall, type SentRequest } from '../contract/send-call.ts';
import { twinRoot } from './twin.ts';

export interface Answer {
  request: SentRequest;
  status: number;
  headers: [name: string, value: string][];
  /** Parsed JSON, or text; undefined for a file. */
  body: unknown;
  /** The file of a response that is neither JSON nor text. */
  file?: Blob;
}

/** Sends a call to a world of the server beside the site, and saves what it names. */
export async function send(call: Call, world: string, saved: Saved): Promise<Answer> {
  const target = { root: twinRoot(), world, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const request = buildRequest(call, target, saved);
  const answer = { request, ...(await readAnswer(await sendCall(call, target, saved))) };
  saveFrom(call, answer.body, saved);
  return answer;
}

async function readAnswer(response: Response): Promise<Omit<Answer, 'request'>> {
  const type = response.headers.get('content-type') ?? '';
  const common = { status: response.status, headers: [...response.headers] };
  if (!/json|text|csv|xml/.test(type)) return { ...common, body: undefined, file: await response.blob() };
  const text = await response.text();
  return { ...common, body: type.includes('json') ? (JSON.parse(text) as unknown) : text };
}
