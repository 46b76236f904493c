import type { ChatPerson } from '@/domain/people/chat-requests.ts';

/** What was wished for while the code of the chat was not there yet. */
export interface EarlyWishes {
  /** Whoever is to be written to. */
  wanted: ChatPerson | null;
  /** Whoever has written. */
  heard: readonly ChatPerson[];
  /** The list of people was asked for. */
  people: boolean;
}
