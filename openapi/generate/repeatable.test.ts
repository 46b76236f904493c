import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { translate } from './generate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('translates the contract again to what it was generated to', { timeout: 60_000 }, async () => {
  const { files } = await translate(root);
  for (const [file, text] of Object.entries(files))
    expect(readFileSync(join(root, 'generated', file), 'utf8') === text, `${file} is stale: run npm run generate`).toBe(
      true,
    );
});
