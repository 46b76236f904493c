import { Link } from './link.tsx';
import { uiMessages } from './ui.messages.ts';

interface KeptNameProps {
  name: string;
  /** It was taken out of the catalogue since. */
  removed?: boolean | undefined;
  /** Where it can be looked at; null for whoever may not. */
  to?: string | null;
}

/** The name of what a record refers to: a link where it can be opened, struck through once it is gone (001 §6). */
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
