import { Fragment } from 'react';
import { Link } from './link.tsx';

/** A code of the catalogue, as a link to its page. In a narrow column it breaks between its words. */
export function CodeLink({ code }: { code: string }) {
  return (
    <Link to={`errors/${code}.html`}>
      <code>
        {code.split(/(?<=_)/).map((word, index) => (
          <Fragment key={`${word}${index}`}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </code>
    </Link>
  );
}
