import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';

hljs.registerLanguage('bash', bash);
hljs.registerLanguage('json', json);
hljs.registerLanguage('python', python);
hljs.registerLanguage('typescript', typescript);

const ALIASES: Readonly<Record<string, string>> = { sh: 'bash', ts: 'typescript', js: 'typescript', tsx: 'typescript' };

/** Returns code as HTML with its words marked; plain text in a language that is not known. */
export function highlight(code: string, language = ''): string {
  const known = ALIASES[language] ?? language;
  return hljs.getLanguage(known) ? hljs.highlight(code, { language: known }).value : escapeHtml(code);
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A block of code; the page adds a button that copies it. */
export function Code({ code, language, title }: { code: string; language?: string; title?: string }) {
  return (
    <figure className="code">
      {title && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
      </pre>
    </figure>
  );
}

/** A value as a block of JSON. */
export function JsonCode({ value, title }: { value: unknown; title?: string }) {
  return <Code code={JSON.stringify(value, null, 2)} language="json" title={title} />;
}
