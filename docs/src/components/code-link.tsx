import { Link } from './link.tsx';

/** A code of the catalogue, as a link to its page. */
export function CodeLink({ code }: { code: string }) {
  return (
    <Link to={`errors/${code}.html`}>
      <code>{code}</code>
    </Link>
  );
}
