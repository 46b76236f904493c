import type { ChatPerson } from '@/domain/people/chat-requests.ts';

/** Requests made before the chat's code has loaded. */
export interface EarlyWishes {
  /** The person to write to. */
  wanted: ChatPerson | null;
  /** The sender of a message. */
  heard: readonly ChatPerson[];
  /** The list of people was requested. */
  people: boolean;
}
