import { createControl, type Control } from '@muara/client/control';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import '@testing/locators.ts';
import '@testing/pointer.ts';
import { resetAppState } from '@/lib/app-state.ts';
import { mountConsole } from '../src/app/mount-console.tsx';

interface Rendered {
  readonly world: TestWorld;
  /** Another tester's hands on the same simulator. */
  readonly control: Control;
}

/** Starts the console at an address, with a simulator in this page. It ends with the test. */
export async function renderConsole(path: string, world: TestWorld = createTestWorld()): Promise<Rendered> {
  const serve = (request: Request) => world.serve(request);
  await page.viewport(1440, 900);
  resetAppState();
  sessionStorage.clear();
  history.replaceState(null, '', path);
  const root = document.createElement('div');
  document.body.append(root);
  const end = mountConsole(root, serve);
  onTestFinished(() => {
    end();
    root.remove();
    world.simulator.close();
    history.replaceState(null, '', '/');
  });
  return { world, control: createControl({ baseUrl: location.origin, fetch: serve }) };
}
