import { useState } from 'react';
import type { ConflictSide } from '@/ui/conflict-panel.tsx';

/** A record that somebody else saved first, merged with what was typed. */
interface Merge<Difference> {
  /** The server's message: who saved in the meantime. */
  message: string;
  differences: readonly Difference[];
  /** The side that each difference uses now, by its id. */
  chosen: Readonly<Record<string, ConflictSide>>;
}

export interface MergeState<Difference> {
  merge: Merge<Difference> | null;
  /** Offers differences for a choice; what was typed is used until then. */
  show(message: string, differences: readonly Difference[]): void;
  /** Returns the differences of these ids, for the form to take over their chosen side. */
  choose(side: ConflictSide, ids: readonly string[]): Difference[];
  close(): void;
}

/** Returns the differences between two versions of a record, and which side each of them uses. */
export function useMerge<Difference>(idOf: (difference: Difference) => string): MergeState<Difference> {
  const [merge, setMerge] = useState<Merge<Difference> | null>(null);
  return {
    merge,
    show: (message, differences) => setMerge({ message, differences, chosen: sidesOf(differences.map(idOf), 'mine') }),
    choose(side, ids) {
      if (!merge) return [];
      setMerge({ ...merge, chosen: { ...merge.chosen, ...sidesOf(ids, side) } });
      return merge.differences.filter((difference) => ids.includes(idOf(difference)));
    },
    close: () => setMerge(null),
  };
}

const sidesOf = (ids: readonly string[], side: ConflictSide) => Object.fromEntries(ids.map((id) => [id, side]));
