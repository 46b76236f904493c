import { describe, expect, test } from 'vitest';
import { readFlags } from './flags.ts';

describe('the command line', () => {
  test('defaults to the demo: port 3000, control plane on, responses checked', () => {
    expect(readFlags([])).toMatchObject({
      port: 3000,
      control: true,
      responseCheck: 'warn',
      printers: { receipt: 'http://localhost:3005', wristband: 'http://localhost:3007' },
    });
  });

  test.each([
    [['--port', '0', '--host', '0.0.0.0', '--web', 'web/dist'], { port: 0, host: '0.0.0.0', webRoot: 'web/dist' }],
    [['--seed', '7', '--tickets', '100000'], { seed: 7, tickets: 100_000 }],
    [['--no-control', '--no-answer-check'], { control: false, responseCheck: 'off' }],
    [['--allow-host', 'a.example', '--allow-host', 'b.example'], { allowHosts: ['a.example', 'b.example'] }],
    [['--public-url', 'https://tickets.example/'], { publicUrl: 'https://tickets.example' }],
    [['--rate-limit', '60'], { rateLimit: { perMinute: 60 } }],
    [['--rate-limit', '0'], { rateLimit: false }],
    [
      ['--min-app-version', '1.2.0', '--printer-port=4005'],
      { minAppVersion: '1.2.0', printers: { ticket_agent: 'http://localhost:4006' } },
    ],
  ])('%j', (args, options) => {
    expect(readFlags(args)).toMatchObject(options);
  });

  test('returns help', () => {
    expect(readFlags(['--help', '--port', '1'])).toBe('help');
  });

  test.each([
    [['--port', 'abc'], /^--port must be a whole number from 0 to 65535, not abc$/],
    [['--port', '70000'], /--port/],
    [['--port', '-1'], /--port/],
    [['--seed', '1.5'], /--seed/],
    [['--public-url', 'tickets.example'], /--public-url/],
    [['--min-app-version', 'new'], /--min-app-version/],
    [['--prot', '3000'], /--prot/],
    [['3000'], /3000/],
  ])('refuses %j with a message that names the flag', (args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });
});
