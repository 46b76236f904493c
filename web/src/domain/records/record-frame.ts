import { createContext, use } from 'react';

/** What a form in a record's dialog may ask of it. */
export interface RecordFrame {
  /** The foot of the dialog, once it is there. */
  foot: HTMLElement | null;
  /** Rereads the record and fills the form from it; unsaved changes are dropped. Throws if that fails. */
  reload(): Promise<void>;
  close(): void;
}

export const RecordFrameContext = createContext<RecordFrame | null>(null);

export function useRecordFrame(): RecordFrame {
  const frame = use(RecordFrameContext);
  if (!frame) throw new Error('There is no record dialog around this.');
  return frame;
}
