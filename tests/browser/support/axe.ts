import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What axe is asked for, and the part of its answer that is read here. */
export interface Axe {
  run(
    context: { include?: Element[]; exclude: Element[] },
    options: { runOnly: { type: 'tag' | 'rule'; values: string[] }; resultTypes: ['violations']; preload: boolean },
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
}

const require = createRequire(import.meta.url);

/**
 * Where the server of the tests has axe: a browser keeps such files, and half a megabyte need not go
 * to every page by hand.
 */
export const AXE_PATH = 'assets/axe-of-the-tests.js';
/** Axe as the builder for Playwright brings it, in its small form. */
export const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The servers that have it; those that a test starts for itself have not. */
export const serversWithAxe = new Set<string>();
