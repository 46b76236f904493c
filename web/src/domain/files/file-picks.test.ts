import { expect, test } from 'vitest';
import { pickFile } from './file-drop.pick.ts';
import { pickImage } from './image-drop.pick.ts';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngOf(bytes: number): File {
  const content = new Uint8Array(bytes);
  content.set(PNG_HEAD);
  return new File([content], 'large.png', { type: 'image/png' });
}

test.each([5_000_001, 5_300_000, 12_000_000])('a file of %i bytes is refused before it is sent', async (bytes) => {
  expect(await pickImage([pngOf(bytes)])).toEqual({ problem: 'Image must be below 5MB.' });
  expect(await pickFile([pngOf(bytes)])).toEqual({ problem: 'File must be below 5MB.' });
});
