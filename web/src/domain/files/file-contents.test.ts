import { describe, expect, it } from 'vitest';
import { typeOfBytes, typeOfFile } from './file-contents.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what a file is', () => {
  it.each([
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
    ['a GIF', bytes('GIF89a'), ''],
    ['HTML', bytes('<html>'), ''],
    ['half a PNG', new Uint8Array([0x89, 0x50]), ''],
    ['nothing', new Uint8Array(), ''],
  ])('%s', (_name, head, type) => {
    expect(typeOfBytes(head)).toBe(type);
  });

  it('goes by its contents, not by its name', async () => {
    expect(await typeOfFile(new Blob(['<script>'], { type: 'image/png' }))).toBe('');
    expect(await typeOfFile(new Blob(['%PDF-1.4 and more']))).toBe('application/pdf');
  });
});
