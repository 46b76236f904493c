import type { OutboxRecord } from '../src/world/log-records.ts';
import type { TestSimulator } from './index.ts';

/** Returns the mails with a subject, oldest first; other mails of a call do not matter. */
export function mailsWith({ world }: Pick<TestSimulator, 'world'>, subject: string | RegExp): OutboxRecord[] {
  const fits = (text: string): boolean => (typeof subject === 'string' ? text === subject : subject.test(text));
  return world.tables.outbox.all().filter((mail) => fits(mail.subject));
}

/** Returns the newest mail with a subject; throws when there is none, and names those that were sent. */
export function mailWith(sim: Pick<TestSimulator, 'world'>, subject: string | RegExp): OutboxRecord {
  const newest = mailsWith(sim, subject).at(-1);
  if (newest) return newest;
  const sent = sim.world.tables.outbox.all().map((mail) => mail.subject);
  throw new Error(`No mail with the subject ${subject}. Sent: ${sent.join(' | ') || 'none'}`);
}
