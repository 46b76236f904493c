/** Whom one can write to. */
export interface ChatPerson {
  id: number;
  name: string;
}

const listeners = new Set<(person: ChatPerson) => void>();

/** Opens the chat with somebody, from any screen. */
export function openChat(person: ChatPerson): void {
  for (const listener of listeners) listener(person);
}

/** Subscribes to requests to open a chat; returns a function that unsubscribes. */
export function onOpenChat(listener: (person: ChatPerson) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
