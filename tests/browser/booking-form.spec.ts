import { expect, test } from './support/fixtures.ts';

test('the cost of a booking is moved by keys and by pointer, never above 20 px', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/booking/0/new');
  const cost = page.getByRole('region', { name: 'Cost' });
  const place = async () => (await cost.boundingBox())!;
  const grip = cost.getByRole('button', { name: /^Drag the cost box/ });
  await grip.focus();
  const before = await place();
  await page.keyboard.press('ArrowLeft');
  expect((await place()).x).toBeCloseTo(before.x - 16, 0);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowUp');
  expect((await place()).y).toBe(20);
  await page.keyboard.press('Home');
  expect((await place()).y).toBeCloseTo(before.y, 0);
  const title = (await cost.getByRole('heading').boundingBox())!;
  await page.mouse.move(title.x + 20, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x - 80, 2, { steps: 4 });
  await page.mouse.up();
  const after = await place();
  expect(after.y).toBe(20);
  expect(after.x).toBeCloseTo(before.x - 100, 0);
});
