import { expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { linksOf } from '../present-outbox-mail.ts';

const post = (sim: TestSimulator, path: string, body: unknown): Promise<Response> =>
  sim.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Somebody forgets a password and sets another one, with the link of the second mail. */
async function resetPassword(): Promise<{ sim: TestSimulator; token: string }> {
  const sim = createTestSimulator({ tickets: 5 });
  for (const account of ['manager', 'cashier'])
    await post(sim, '/api/forgot_password', { email: `${account}@muara.test`, platform: 'web_app' });
  const { data } = (await (await sim.fetch('/__sim/worlds/default/outbox')).json()) as {
    data: { links: { query: { token: string } }[] }[];
  };
  const { token } = data[1]!.links[0]!.query;
  expect((await post(sim, '/api/reset_password', { token, password: 'Anchor-77' })).status).toBe(200);
  return { sim, token };
}

test('a replay in the simulator uses the links of its own mails', async () => {
  const { sim } = await resetPassword();
  const report: unknown = await (await post(sim, '/__sim/worlds/default/replay', {})).json();
  expect(report).toMatchObject({ sent: 3, same: 3, different: [], skipped: [] });
});

test('a workflow waits for the mail of the recipient and takes the token from its link', async () => {
  const { sim, token } = await resetPassword();
  const text = await (await sim.fetch('/__sim/worlds/default/journal/arazzo?since=1')).text();
  expect(text).not.toContain(token);
  const { workflows } = JSON.parse(text) as { workflows: [{ steps: Record<string, unknown>[] }] };
  const [wait, reset] = workflows[0].steps.slice(-2);
  expect(wait).toMatchObject({
    stepId: 'mail2',
    operationId: '$sourceDescriptions.control.waitFor',
    // The first mail belongs to a call before this stretch.
    parameters: expect.arrayContaining([
      { name: 'since', in: 'query', value: 0 },
      { name: 'to', in: 'query', value: 'cashier@muara.test' },
      { name: 'text', in: 'query', value: 'reset-password?token=' },
    ]),
    outputs: { mail_links_0_query_token: '$response.body#/mail/links/0/query/token' },
  });
  expect(reset).toMatchObject({
    requestBody: { payload: { token: '$steps.mail2.outputs.mail_links_0_query_token' } },
  });
});

test('a shell script reads the token from the latest mail, and has no secret', async () => {
  const { sim, token } = await resetPassword();
  const script = await (await sim.fetch('/__sim/worlds/default/journal/curl')).text();
  expect(script).not.toContain(token);
  expect(script).not.toContain('Anchor-77');
  expect(script).toMatch(/^MAIL_2=\$\(curl -sS "\$BASE\/__sim\/worlds\/\$WORLD\/outbox" \| jq -r /m);
  expect(script).toContain(`--json '{"token":"'"$MAIL_2"'","password":"'"$PASSWORD"'"}'`);
});

test.each([
  ['See http://localhost:3000/w/a/d/x?token=a.b1.', ['http://localhost:3000/w/a/d/x?token=a.b1']],
  ['(https://muara.test/a) and https://muara.test/b', ['https://muara.test/a', 'https://muara.test/b']],
  ['No link, http:// neither', []],
])('the links of “%s”', (text, urls) => {
  expect(linksOf(text).map(({ url }) => url)).toEqual(urls);
});
