import { createContext, use } from 'react';

/** What a form in a record's dialog may ask of it. */
export interface RecordFrame {
  /** The foot of the dialog, once it is there. */
  foot: HTMLElement | null;
  /** Reads the record anew and fills the form from it; what was typed is given up. Throws when it cannot be read. */
  reload(): Promise<void>;
  close(): void;
}

export const RecordFrameContext = createContext<RecordFrame | null>(null);

export function useRecordFrame(): RecordFrame {
  const frame = use(RecordFrameContext);
  if (!frame) throw new Error('There is no record dialog around this.');
  return frame;
}
