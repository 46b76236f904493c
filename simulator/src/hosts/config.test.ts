import { describe, expect, test } from 'vitest';
import { configAt, isServerPath, localPrinters } from './config.ts';

const printers = { receipt: 'http://localhost:1', ticket_agent: 'http://localhost:2', wristband: 'http://localhost:3' };

describe('the runtime configuration', () => {
  test.each<[string, string | null | undefined, string, string, string?]>([
    ['/config.json', undefined, '', '/ws'],
    ['/config.json', null, '', '/ws'],
    ['/w/shop/config.json', undefined, '/w/shop', '/w/shop/ws', 'shop'],
    ['/config.json', 'till', '/w/till', '/w/till/ws'],
    ['/w/shop/config.json', 'till', '/w/till', '/w/till/ws'],
    ['/w/shop/config.json', 'No Name', '/w/shop', '/w/shop/ws', 'shop'],
  ])('at %s with the world %s points to %s', (path, named, apiBase, realtimeUrl, bar) => {
    expect(configAt(path, named, { version: '1.2.3', printers })).toEqual({
      appName: 'Muara',
      version: '1.2.3',
      apiBase,
      realtimeUrl,
      printers,
      localhostShortcuts: false,
      ...(bar !== undefined && { bar: { control: '', world: bar, console: '/__sim/' } }),
    });
  });

  test('has no bar without a control plane', () => {
    expect(configAt('/w/shop/config.json', undefined, { control: false })).not.toHaveProperty('bar');
  });

  test.each(['/', '/config', '/api/config.json', '/w/config.json', '/w/shop'])('is not at %s', (path) => {
    expect(configAt(path, undefined)).toBeUndefined();
  });

  test('names the printer helpers at their usual ports by default', () => {
    expect(localPrinters().receipt).toBe('http://localhost:3005');
    expect(configAt('/config.json', undefined)?.printers).toEqual(localPrinters());
  });
});

describe('the paths served by a simulator', () => {
  test.each([
    '/api/login',
    '/tickets/slots',
    '/error_log',
    '/storage/a.png',
    '/ipay88/entry',
    '/__sim/worlds',
    '/w/shop/api/login',
    '/w/shop/__sim',
  ])('include %s', (path) => expect(isServerPath(path)).toBe(true));

  test.each([
    '/',
    '/d/tickets/0',
    '/w/shop',
    '/w/shop/d/pos',
    '/apiary',
    '/assets/index.js',
    '/ws',
    '/docs',
    '/mockServiceWorker.js',
  ])('exclude %s', (path) => expect(isServerPath(path)).toBe(false));
});
