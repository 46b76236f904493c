import { expect, test } from 'vitest';
import { newWorldCall } from '../../docs/src/contract/calls.ts';
import { runCheck } from '../../docs/src/contract/checks.ts';
import { Flattener } from '../../docs/src/contract/flatten-workflow.ts';
import { readPartnerFiles } from '../../docs/src/contract/partner-workflows.ts';
import { readContract } from '../../docs/src/contract/reference.ts';
import { type Saved, saveFrom, sendCall } from '../../docs/src/contract/send-call.ts';
import { createTestSimulator } from '../../simulator/testing/index.ts';

const { http, printers, control } = readContract();
const addresses = new Map(
  [http, printers, control].flatMap(({ operations, folder }) =>
    operations.map(({ id, method, path }): [string, string] => [`${folder}/${id}.html`, `${method} ${path}`]),
  ),
);
const files = readPartnerFiles();
const flattener = new Flattener(files, addresses);
const stories = files
  .filter(({ isShared }) => !isShared)
  .flatMap((file) => file.workflows.map((workflow) => [workflow.workflowId, file, workflow] as const));
const runnable = stories.filter(([, file, workflow]) => flattener.canRun(file, workflow));

/** Runs the calls of a workflow in a new world; returns its failed checks. */
async function failedChecks(calls: ReturnType<Flattener['flatten']>): Promise<string[]> {
  const { simulator } = createTestSimulator({ responseCheck: 'off' });
  const target = {
    root: 'http://localhost:3000',
    world: 'mine',
    fetch: (url: string, init: RequestInit) => simulator.fetch(new Request(url, init)),
  };
  const saved: Saved = {};
  const failed: string[] = [];
  for (const call of [newWorldCall('mine'), ...calls]) {
    const response = await sendCall(call, target, saved);
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await response.json() : undefined;
    saveFrom(call, body, saved);
    for (const check of call.checks ?? []) {
      const { isMet, found } = runCheck(check, { status: response.status, body }, saved);
      if (!isMet) failed.push(`${call.title}: ${check.text}, found ${JSON.stringify(found)}`);
    }
  }
  return failed;
}

test.each(runnable)('%s passes its checks as a page runs it', async (_, file, workflow) => {
  const calls = flattener.flatten(file, workflow);
  expect(calls.flatMap(({ checks = [] }) => checks).length).toBeGreaterThanOrEqual(calls.length);
  expect(await failedChecks(calls)).toEqual([]);
});

test('a check that a response does not meet fails', async () => {
  const [, file, workflow] = runnable.find(([id]) => id === 'sign-in-and-out')!;
  const calls = flattener.flatten(file, workflow);
  const other = { text: '$statusCode == 418', left: '$statusCode', operator: '==', right: 418 } as const;
  expect(await failedChecks(calls.map((call) => ({ ...call, checks: [other] })))).toHaveLength(calls.length);
});

test('pages run all workflows but those that call a printer helper', () => {
  const others = stories.filter((story) => !runnable.includes(story));
  expect(others.map(([id]) => id)).toEqual(['print-a-receipt', 'print-beside-the-till', 'print-wristbands']);
});
