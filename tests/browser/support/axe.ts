import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What axe is asked for, and the part of its answer that is read here. */
export interface Axe {
  run(
    context: { include?: Element[]; exclude: Element[] },
    options: { runOnly: { type: 'tag' | 'rule'; values: string[] }; resultTypes: ['violations']; preload: boolean },
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
  commons: { color: { Color: { prototype: Colour } } };
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/**
 * Has axe read each colour once: it takes every text of a page apart again, with all that lies behind
 * it, a third of its time.
 */
function readColoursOnce(): void {
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, readonly [number, number, number, number]>();
  prototype.parseString = function (this: Colour, text: string) {
    const found = known.get(text);
    if (found) {
      [this.r, this.g, this.b, this.alpha] = found;
      return this;
    }
    parse.call(this, text);
    known.set(text, [this.r, this.g, this.b, this.alpha]);
    return this;
  };
}

const require = createRequire(import.meta.url);

/**
 * Where the server of the tests has axe: a browser keeps such files, and half a megabyte need not go
 * to every page by hand.
 */
export const AXE_PATH = 'assets/axe-of-the-tests.js';
/** Axe as the builder for Playwright brings it, in its small form. */
export const AXE = `${readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')};(${readColoursOnce.toString()})()`;

/** The servers that have it; those that a test starts for itself have not. */
export const serversWithAxe = new Set<string>();
