import type { Realtime } from '@muara/client/realtime';
import type { KeptChats, Outgoing } from './chat-storage.ts';

/**
 * Messages being sent.
 * Each stays until the server echoes its `ref`, survives a reload, and is resent in order on every connection. The
 * server stores each `ref` once, so no message is lost or doubled.
 */
export class ChatOutbox {
  #messages: readonly Outgoing[];

  constructor(
    private readonly realtime: Pick<Realtime, 'send' | 'state'>,
    private readonly kept: KeptChats,
    private readonly onChange: () => void,
    /** Told of each message that goes out. */
    private readonly onSent: (ref: string) => void,
  ) {
    this.#messages = kept.outbox();
  }

  all(): readonly Outgoing[] {
    return this.#messages;
  }

  add(message: Outgoing): void {
    this.#set([...this.#messages, message]);
    this.#send(message);
  }

  /** The server has it, or it is no longer needed. */
  remove(ref: string): void {
    if (this.#messages.some((message) => message.ref === ref))
      this.#set(this.#messages.filter((message) => message.ref !== ref));
  }

  retry(ref: string): void {
    const message = this.#messages.find((known) => known.ref === ref);
    if (!message) return;
    const again: Outgoing = { ...message, state: 'sending' };
    this.#set(this.#messages.map((known) => (known === message ? again : known)));
    this.#send(again);
  }

  resend(): void {
    for (const message of this.#messages) if (message.state === 'sending') this.#send(message);
  }

  /** The server refused it: it is marked as failed and not retried automatically. */
  refused(ref: string): void {
    this.#set(this.#messages.map((message) => (message.ref === ref ? { ...message, state: 'failed' } : message)));
  }

  #send({ to, message, ref }: Outgoing): void {
    // A closed connection queues on its own; messages that `connected` resends must not be queued there too.
    if (this.realtime.state().phase !== 'open') return;
    this.onSent(ref);
    this.realtime.send({ msg: '/chat', recipient_id: to, message, ref });
  }

  #set(messages: readonly Outgoing[]): void {
    this.#messages = messages;
    this.kept.keepOutbox(messages);
    this.onChange();
  }
}
