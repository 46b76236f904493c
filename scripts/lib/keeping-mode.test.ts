import { afterEach, expect, test, vi } from 'vitest';

interface Module {
  keepingMode(build: () => Promise<void>): Promise<void>;
}
const { keepingMode } = (await import(new URL('keeping-mode.mjs', import.meta.url).href)) as Module;

afterEach(() => vi.unstubAllEnvs());

/** What Vite does to the process that builds. */
const buildForProduction = async () => void (process.env.NODE_ENV = 'production');

test.each([undefined, 'development'])('a build leaves NODE_ENV as it was: %s', async (before) => {
  vi.stubEnv('NODE_ENV', before);
  await keepingMode(buildForProduction);
  expect(process.env.NODE_ENV).toBe(before);
});

test('a build that fails leaves it too', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const failing = keepingMode(async () => {
    await buildForProduction();
    throw new Error('no such file');
  });
  await expect(failing).rejects.toThrow('no such file');
  expect(process.env.NODE_ENV).toBeUndefined();
});
