import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goTo } from '@testing/actions.ts';
import { connectAgain, expectLive, loseConnection } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';

/** What the app says to the realtime server of the screens that it shows. */
function announced({ simulator: { realtime } }: TestWorld): string[] {
  const paths: string[] = [];
  const accept = realtime.accept.bind(realtime);
  vi.spyOn(realtime, 'accept').mockImplementation((socket) => {
    const peer = accept(socket);
    const receive = peer.receive.bind(peer);
    vi.spyOn(peer, 'receive').mockImplementation((frame) => {
      const { msg, path } = JSON.parse(atob(frame)) as { msg: string; path?: string };
      if (msg === '/page') paths.push(path ?? '');
      receive(frame);
    });
    return peer;
  });
  return paths;
}

test('a tab announces its screen when it connects, when it connects again, and at each change of route', async () => {
  const world = createTestWorld();
  const paths = announced(world);
  await renderScreen('/d/minisigua', { as: 'manager', world });
  await expectLive();
  expect(paths).toEqual(['/d/minisigua']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => paths).toEqual(['/d/minisigua', '/d/dashboard']);
  await goTo('/d/minisigua?type=Validate');
  await expect.poll(() => paths).toEqual(['/d/minisigua', '/d/dashboard', '/d/minisigua']);
  await loseConnection(world);
  await connectAgain(world);
  expect(paths).toEqual(['/d/minisigua', '/d/dashboard', '/d/minisigua', '/d/minisigua']);
});
