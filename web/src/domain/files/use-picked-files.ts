import { type ChangeEvent, type DragEvent, useState } from 'react';
import type { PickedFile } from './file-drop.pick.ts';

interface PickedFilesOptions {
  /** Returns what was picked, or the reason why it cannot be used. */
  pick(files: readonly File[]): Promise<PickedFile | { problem: string }>;
  onPick(picked: PickedFile): void;
  onProblem?(): void;
  isLocked: boolean;
}

interface PickedFiles {
  /** Why the last files cannot be used. */
  problem: string | null;
  setProblem(problem: string | null): void;
  /** For the area on which files are dropped. */
  zoneProps: {
    'data-over': true | undefined;
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** Returns the state of a field whose files are dropped or chosen. */
export function usePickedFiles(options: PickedFilesOptions): PickedFiles {
  const { pick, onPick, onProblem, isLocked } = options;
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || isLocked) return;
    const picked = await pick(files);
    if ('problem' in picked) {
      setProblem(picked.problem);
      onProblem?.();
    } else {
      setProblem(null);
      onPick(picked);
    }
  };
  return {
    problem,
    setProblem,
    zoneProps: {
      'data-over': isOver || undefined,
      onDragOver(event) {
        event.preventDefault();
        if (!isLocked) setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      },
    },
    onChange(event) {
      void take([...(event.currentTarget.files ?? [])]);
      // The same file may be chosen again after it was fixed.
      event.currentTarget.value = '';
    },
  };
}
