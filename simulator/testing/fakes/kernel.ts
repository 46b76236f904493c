import { fakeSimulator, signIn, type FakeSimulator } from './domain.ts';

/** Headers of a JSON body. */
export const JSON_BODY = { 'content-type': 'application/json' };
/** An operation that a cashier may call and marketing may not. */
export const TEST_PRINT = '/api/tickets/test-print?printer_id=R1';

/** Returns a simulator with two signed-in users. */
export function setup(options: Parameters<typeof fakeSimulator>[0] = {}): {
  simulator: FakeSimulator;
  cashier: string;
  marketing: string;
} {
  const simulator = fakeSimulator(options);
  const world = simulator.worlds.get('default');
  return { simulator, cashier: signIn(world, 1), marketing: signIn(world, 2) };
}

/** Returns a request that sends a body to `TEST_PRINT`. */
export const print = (
  token: string,
  body: unknown,
  headers: Record<string, string> = JSON_BODY,
): Parameters<FakeSimulator['call']>[1] => ({
  method: 'POST',
  token,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
