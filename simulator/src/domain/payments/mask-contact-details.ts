import type { TicketBuyer } from '../../world/ticket-records.ts';

const STARS = '***';

/** A buyer's name, email and phone number. */
export type ContactDetails = Pick<TicketBuyer, 'name' | 'email' | 'contact'>;

/** Masks contact details for people who only have an order's code. */
export function maskContactDetails({ name, email, contact }: ContactDetails): ContactDetails {
  return { name: maskName(name), email: maskEmail(email), contact: maskContact(contact) };
}

/** Reduces a name to initials: `Nur Aina` → `N** A***`. */
export function maskName(name: string | null): string | null {
  return (
    name?.replaceAll(/\S+/g, (word) => [...word].map((letter, place) => (place === 0 ? letter : '*')).join('')) ?? null
  );
}

/** Reduces an email address to first letters and ending: `nur@mail.test` → `n***@m***.test`. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  const ending = dot < 0 ? '' : domain.slice(dot);
  return `${first(local)}${STARS}@${first(domain)}${STARS}${ending}`;
}

/** Reduces a phone number to its last two digits: `0612345678` → `********78`. */
function maskContact(contact: string | null): string | null {
  return contact?.replaceAll(/.(?=..)/g, '*') ?? null;
}

function first(text: string): string {
  return [...text][0] ?? '';
}
