import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';

test('the file of an agent’s tickets has the rows that the filters leave', async ({ page, world }) => {
  const agent = await world.signIn('agent');
  const { data, total } = await agent.call.listMyTickets({ query: { type: 'Available' } });
  await agent.open(page, '/d/my-tickets?type=Available');
  await expect(page.getByRole('checkbox', { name: `Select ${data[0]!.code}` })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toContain(data[0]!.code);
});
