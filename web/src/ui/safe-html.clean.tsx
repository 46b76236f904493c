import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { hrefOf } from '@/lib/address.ts';
import prose from './prose.module.css';
import { CELL_ATTRIBUTES, isOwnAddress, LINK_ATTRIBUTES, SAFE_ADDRESS, SAFE_TAGS } from './safe-html.rules.ts';

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'A') return;
  const href = element.getAttribute('href');
  if (href === null) return;
  if (isOwnAddress(href)) return element.setAttribute('href', hrefOf(href));
  for (const [name, value] of Object.entries(LINK_ATTRIBUTES)) element.setAttribute(name, value);
});

export function CleanHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <div className={[prose.prose, className].filter(Boolean).join(' ')} dangerouslySetInnerHTML={clean} />;
}

function cleanHtml(html: string): { __html: string } {
  const options = {
    ALLOWED_TAGS: [...SAFE_TAGS],
    ALLOWED_ATTR: ['href', ...CELL_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: [...CELL_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
  };
  return { __html: purify.sanitize(html, options) };
}
