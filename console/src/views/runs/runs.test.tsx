import type { RunReport } from '@muara/contract/control';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

/** A run in which a scenario of the world `default` was refused. */
const REPORT: RunReport = {
  seconds: 1.44,
  complete: true,
  scenarios: [
    { name: 'sell-a-ticket', summary: 'A cashier sells a ticket', file: 'sell.yaml', calls: 4, took_ms: 210 },
    {
      name: 'night-sale',
      file: 'sell.yaml',
      world: 'default',
      calls: 1,
      took_ms: 90,
      failure: {
        step: 'sign-in › login',
        check: 'expected $statusCode == 200; answered 422 invalid_credentials',
        call: {
          method: 'POST',
          url: 'http://localhost:3000/w/default/api/login',
          body: '{"email":"nobody@muara.test"}',
          status: 422,
          answer: '{"code":"invalid_credentials","message":"Wrong"}',
        },
      },
    },
  ],
  skipped: ['print-a-receipt'],
};

test('a run shows what failed and why, and leads to the call while its world exists', async () => {
  const world = createTestWorld({ tickets: 0 });
  const { control } = await renderConsole('/runs', world);
  await expect.element(page.getByText('No runs yet')).toBeVisible();
  await expect.element(page.getByText(`npm run scenarios -- --on ${location.origin} --keep`)).toBeVisible();
  await lookTwice();

  await expect(world.signIn('nobody')).rejects.toMatchObject({ status: 422 });
  await control.addRun({ body: REPORT });
  await page.getByRole('link', { name: 'Run 1' }).click();
  await expect.element(page.getByText('1 passed, 1 failed, 1 skipped in 1.4 s')).toBeVisible();
  const failure = page.getByRole('region', { name: 'night-sale' });
  await expect.element(failure.getByRole('alert')).toHaveTextContent('answered 422 invalid_credentials');
  await expect.element(failure.getByText('sign-in › login')).toBeVisible();
  await expect.element(failure.getByRole('group', { name: 'Request body' })).toHaveTextContent('nobody@muara.test');
  await expect
    .element(failure.getByRole('group', { name: 'Answer' }))
    .toHaveTextContent('"code": "invalid_credentials"');
  await expect.element(page.getByRole('listitem')).toHaveTextContent('print-a-receipt');
  await lookTwice();
  await failure.getByRole('link', { name: 'open call 1' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Call 1' })).toBeVisible();
});

test('a world that was deleted after the run has no link, and a run that is gone says so', async () => {
  const { control } = await renderConsole('/runs/1', createTestWorld({ tickets: 0 }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no run 1');
  const [, failed] = REPORT.scenarios;
  await control.addRun({ body: { ...REPORT, scenarios: [{ ...failed!, world: 'scenario-7-1' }] } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('deleted after the run')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /open call/ })).not.toBeInTheDocument();
});
