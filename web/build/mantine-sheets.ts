import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KIT_CSS = fileURLToPath(new URL('../src/app/kit.css', import.meta.url));
const STYLES = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/** Refuses a build with a Mantine component whose style sheet `src/app/kit.css` does not import. */
export function mantineSheets(): Plugin {
  return {
    name: 'muara:mantine-sheets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const missing = findMissingSheets(modules, readFileSync(KIT_CSS, 'utf8'));
      if (missing.length > 0) this.error(`src/app/kit.css: import ${missing.join(', ')}`);
    },
  };
}

/** Returns the style sheets of the bundled Mantine components that `css` does not import. */
export function findMissingSheets(modules: string[], css: string): string[] {
  const components = new Set(modules.flatMap((id) => CLASS_NAMES.exec(id)?.[1] ?? []));
  return [...components]
    .filter((name) => existsSync(join(STYLES, `${name}.layer.css`)))
    .map((name) => `@mantine/core/styles/${name}.layer.css`)
    .filter((sheet) => !css.includes(`'${sheet}'`))
    .toSorted();
}
