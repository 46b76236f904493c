import styles from './initials.module.css';

interface InitialsProps {
  name: string;
  size?: 'md' | 'lg' | 'xl';
}

/** The first letters of a name in a disc; decoration beside the name itself. */
export function Initials({ name, size = 'md' }: InitialsProps) {
  const letters = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter(Boolean);
  const shown = letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '?');
  return (
    <span className={styles.disc} data-size={size} data-hue={hueOf(name)} aria-hidden="true">
      {shown.toUpperCase()}
    </span>
  );
}

function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  return sum % 5;
}
