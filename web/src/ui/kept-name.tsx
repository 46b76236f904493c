import { Link } from './link.tsx';
import { uiMessages } from './ui.messages.ts';

interface KeptNameProps {
  name: string;
  /** It was taken out of the catalogue since. */
  removed?: boolean | undefined;
  /** The address of the record; null if the user cannot open it. */
  to?: string | null;
}

/** The name of a referenced record: a link if it can be opened, struck through if removed (001 §6). */
export function KeptName({ name, removed = false, to = null }: KeptNameProps) {
  if (removed) {
    return (
      <span title={uiMessages.removed}>
        <s>{name}</s>
        <span className="sr-only"> ({uiMessages.removed})</span>
      </span>
    );
  }
  return to === null ? name : <Link to={to}>{name}</Link>;
}
