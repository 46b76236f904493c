import { describe, expect, test } from 'vitest';
import { createSite } from './address.ts';

describe.each([
  ['/', '', '/d/pos', '/'],
  ['/x/y/', '/x/y', '/x/y/d/pos', '/x/y/'],
])('an app in the folder %s', (folder, base, till, landing) => {
  const site = createSite(folder);

  test('gives its router the base', () => expect(site.base).toBe(base));

  test('has its paths below that folder', () => {
    expect(site.hrefOf('/d/pos')).toBe(till);
    expect(site.hrefOf('/')).toBe(landing);
    expect(site.hrefOf('/d/tickets/0?type=past#top')).toBe(`${base}/d/tickets/0?type=past#top`);
  });

  test('reads its paths from addresses', () => {
    expect(site.pathAt(till)).toBe('/d/pos');
    expect(site.pathAt(landing)).toBe('/');
    expect(site.pathAt(base)).toBe('/');
  });

  test.each(['https://example.com/d', 'mailto:a@b.my', 'tel:+601', '#top'])('leaves %s alone', (address) =>
    expect(site.hrefOf(address)).toBe(address),
  );
});
