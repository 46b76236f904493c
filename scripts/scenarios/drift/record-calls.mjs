// Sends the calls of a scenario and keeps their answers whole, to compare them.
import { setTimeout as wait } from 'node:timers/promises';
import { describeRequest, describeAnswer } from '../http-log.mjs';

/** A server that limits calls says when it takes the next. */
const LONGEST_WAIT_S = 60;

/**
 * Returns a fetch for Respect, and the list of calls to the contract's operations that it fills.
 * @param adapt changes a call before it is sent; undefined leaves it as it is
 * @param mayWait returns whether a call that was refused for coming too soon is sent again
 */
export function createRecorder({ base, world, adapt, mayWait = () => false }) {
  const calls = [];
  const send = async (url, init) => {
    const isControl = new URL(url).pathname.startsWith(`${new URL(base).pathname.replace(/\/$/, '')}/__sim`);
    const headers = new Headers(init.headers);
    if (world && url.startsWith(`${base}/`)) headers.set('x-sim-world', world);
    const call = { path: pathOf(url, base) };
    if (!isControl) calls.push(call);
    const changed =
      (await adapt?.({ url, init: { ...init, headers }, call, index: calls.length - 1, isControl })) ?? {};
    const sent = { url: changed.url ?? url, init: { ...init, headers, ...changed.init } };
    Object.assign(call, describeRequest(sent.url, sent.init));
    const response = await fetchPatiently(sent, () => mayWait(calls.length - 1));
    call.json = readJson(response, await describeAnswer(call, response));
    return response;
  };
  return { send, calls };
}

const pathOf = (url, base) => (url.startsWith(base) ? decodeURI(url.slice(base.length).split('?')[0]) : url);

async function fetchPatiently({ url, init }, mayWait) {
  const response = await fetch(url, init);
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 429 || !mayWait() || !(seconds > 0 && seconds <= LONGEST_WAIT_S)) return response;
  await wait(seconds * 1000);
  return fetch(url, init);
}

function readJson(response, text) {
  if (!/json/.test(response.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
