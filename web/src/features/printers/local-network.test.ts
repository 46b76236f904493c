import { expect, test } from 'vitest';
import { createLocalNetwork } from './local-network.ts';

/** A browser that answers so for the permissions that it knows, and a person who answers so. */
function browser(permissions: Record<string, PermissionState>, { hostname = 'muara.example', yes = true } = {}) {
  const box = new Map<string, string>();
  const asked: string[] = [];
  const network = createLocalNetwork(
    {
      confirm: async ({ message }) => {
        asked.push(message);
        return yes;
      },
    },
    {
      hostname,
      permission: async (name) => permissions[name] ?? null,
      box: { get: (key) => box.get(key) ?? null, set: (key, value) => Boolean(box.set(key, value)) },
    },
  );
  return { network, asked };
}

test.each<[string, Record<string, PermissionState>, boolean]>([
  ['knows no such permission', {}, true],
  ['has granted it', { 'local-network-access': 'granted' }, true],
  ['has granted it by its newer name', { 'loopback-network': 'granted' }, true],
  ['has denied it', { 'local-network-access': 'denied' }, false],
  ['has denied it by its newer name', { 'loopback-network': 'denied' }, false],
])('a browser that %s: nothing is explained', async (_, permissions, may) => {
  const { network, asked } = browser(permissions);
  expect(await network.mayAsk()).toBe(may);
  expect(asked).toEqual([]);
});

test('before the question of the browser it is explained once what for, however many prints wait', async () => {
  const { network, asked } = browser({ 'local-network-access': 'prompt' });
  expect(await Promise.all([network.mayAsk(), network.mayAsk()])).toEqual([true, true]);
  expect(await network.mayAsk()).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('Allow it to print on local printers');
});

test('who does not want to be asked now has the server print', async () => {
  const { network } = browser({ 'local-network-access': 'prompt' }, { yes: false });
  expect(await network.mayAsk()).toBe(false);
});

test('a page of this machine is never asked for', async () => {
  const { network, asked } = browser({ 'local-network-access': 'prompt' }, { hostname: 'localhost' });
  expect(await network.mayAsk()).toBe(true);
  expect(asked).toEqual([]);
});
