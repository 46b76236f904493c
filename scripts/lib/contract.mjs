import { fail, inRoot, run } from './project.mjs';

/** Generates types, validators and tables from the contract; does nothing when they are fresh. */
export async function generate() {
  const code = await run(process.execPath, [inRoot('scripts', 'generate.mjs')]);
  if (code !== 0) fail('The contract could not be generated; see above.', code);
}
