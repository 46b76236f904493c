import { describe, expect, it } from 'vitest';
import { previewPath } from './preview-path.ts';

describe('the preview of a page', () => {
  it.each([
    ['VVIP Package', 'vvip-package', '/vvip'],
    ['Terms and Conditions', 'terms-and-conditions', '/terms-and-condition'],
    ['Refund policy', 'refund-policy', '/terms-and-condition?page=refund-policy'],
    ['vvip package', 'vvip-package-2', '/terms-and-condition?page=vvip-package-2'],
  ])('of %s', (title, slug, path) => {
    expect(previewPath({ title, slug })).toBe(path);
  });
});
