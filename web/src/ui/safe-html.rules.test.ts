import { describe, expect, it } from 'vitest';
import { linkAddress, SAFE_ADDRESS } from './safe-html.rules.ts';

describe('the address of a link', () => {
  it.each([
    ['https://muara.example/a?b=1#c', 'https://muara.example/a?b=1#c'],
    ['http://muara.example', 'http://muara.example'],
    ['mailto:desk@muara.example', 'mailto:desk@muara.example'],
    ['desk@muara.example', 'mailto:desk@muara.example'],
    [' muara.example/tours ', 'https://muara.example/tours'],
    ['www.muara.example:8080/a', 'https://www.muara.example:8080/a'],
    ['/vvip', '/vvip'],
    ['tel:+60123456789', 'tel:+60123456789'],
  ])('%j leads to %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'word',
    'two words.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.b',
    '//evil.example',
    '/\\evil.example',
    '#part',
    'https://',
    'tel:word',
    'mailto:',
    'blob:https://a.b/c',
    'https://a.b/"onclick=x',
  ])('%j leads nowhere', (typed) => {
    expect(linkAddress(typed)).toBeNull();
  });

  it.each(['javascript:x', 'data:,x', 'a.html', '//a.b', '/\\a.b', 'https:a', 'x https://a.b', 'tel:x'])(
    'in a text, %j is removed',
    (address) => {
      expect(SAFE_ADDRESS.test(address)).toBe(false);
    },
  );
});
