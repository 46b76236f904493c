import { sha256 } from '../../world/sha256.ts';
import { layOut, type Part } from './render/lay-out.ts';
import type { ReportRun } from './create-run.ts';

/** Computes a version from the totals of a report, which changes when one of its figures does. */
export class VersionMaker {
  #figures = '';

  /** Passes parts on and notes their totals. */
  *watch(parts: Iterable<Part>): Generator<Part> {
    for (const part of parts) {
      if (part.kind === 'end') this.#figures += `${part.rows} ${Object.values(part.totals).join(' ')};`;
      else if (part.kind === 'table') this.#figures += `${part.name}: `;
      yield part;
    }
  }

  take(): string {
    return sha256(this.#figures).slice(0, 16);
  }
}

/** Returns the version of the figures that a run would show. */
export function makeVersion({ definition, rows }: ReportRun): string {
  const version = new VersionMaker();
  const parts = version.watch(layOut(definition, rows()));
  while (parts.next().done !== true);
  return version.take();
}
