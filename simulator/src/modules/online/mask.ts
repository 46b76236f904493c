const STARS = '***';

/** A name by its first letters: `Nur Aina` → `N** A***`. */
export function maskName(name: string | null): string | null {
  return (
    name?.replaceAll(/\S+/g, (word) => [...word].map((letter, place) => (place === 0 ? letter : '*')).join('')) ?? null
  );
}

/** An address by its first letters and its ending: `nur@mail.test` → `n***@m***.test`. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  const ending = dot < 0 ? '' : domain.slice(dot);
  return `${first(local)}${STARS}@${first(domain)}${STARS}${ending}`;
}

/** A number by its last two digits: `0612345678` → `********78`. */
export function maskContact(contact: string | null): string | null {
  return contact?.replaceAll(/.(?=..)/g, '*') ?? null;
}

function first(text: string): string {
  return [...text][0] ?? '';
}
