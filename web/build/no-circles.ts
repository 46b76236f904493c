import type { Plugin } from 'vite';

/**
 * Fails a build in which chunks import each other: one of them would run before its imports.
 * If it fails, `used-modules.ts` misses an import: `groupModules` does not know of it.
 */
export function noCircles(): Plugin {
  return {
    name: 'muara:no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const sound = new Set<string>();
      const visit = (file: string, above: string[]): void => {
        if (above.includes(file))
          this.error(`Chunks import each other: ${[...above.slice(above.indexOf(file)), file].join(' → ')}`);
        const chunk = bundle[file];
        if (sound.has(file) || chunk?.type !== 'chunk') return;
        for (const next of chunk.imports) visit(next, [...above, file]);
        sound.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
