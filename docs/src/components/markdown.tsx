import { Marked, type Tokens } from 'marked';
import { useContext } from 'react';
import { PagePath, relativeTo } from '../site/page.ts';
import { escapeHtml, highlight } from './code.tsx';

interface MarkdownProps {
  text: string;
  /** Translates an address to a path from the root of the site; undefined leaves its text alone. */
  resolve?(href: string): string | undefined;
  /** How many levels deeper the headings of the text are. */
  deeper?: number;
}

/** Returns the anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]+>|[`*]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Text in Markdown. It comes from this repository, and so may contain HTML. */
export function Markdown({ text: source, resolve = (href) => href, deeper = 0 }: MarkdownProps) {
  const from = useContext(PagePath);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        const level = Math.min(depth + deeper, 6);
        return `<h${level} id="${anchorOf(heading)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      code({ text: code, lang }: Tokens.Code) {
        return `<figure class="code"><pre tabindex="0"><code>${highlight(code, lang?.split(' ')[0])}</code></pre></figure>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const to = resolve(href);
        const text = this.parser.parseInline(tokens);
        return to === undefined ? text : `<a href="${escapeHtml(relativeTo(from, to))}">${text}</a>`;
      },
      // Pictures are files of the repository.
      image: ({ text: description }: Tokens.Image) => (description ? `<em>${escapeHtml(description)}</em>` : ''),
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = token.header.some(({ text: heading }) => heading !== '')
          ? `<thead>${row(token.header, 'th')}</thead>`
          : '';
        return `<div class="table" tabindex="0"><table>${head}<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  return <div className="prose" dangerouslySetInnerHTML={{ __html: marked.parse(source, { async: false }) }} />;
}

const inline = new Marked();
/** The same sentences are on many pages. */
const known = new Map<string, string>();

/** One line of Markdown, without a block around it. */
export function Inline({ text }: { text: string }) {
  const html = known.get(text) ?? inline.parseInline(text, { async: false });
  known.set(text, html);
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
