import type { ChatPerson } from '@/domain/people/chat-requests.ts';

/** What was wished for while the code of the chat was not there yet. */
export interface EarlyWishes {
  /** The person to write to. */
  wanted: ChatPerson | null;
  /** The sender of a message. */
  heard: readonly ChatPerson[];
  /** The list of people was asked for. */
  people: boolean;
}
