import { html, raw } from 'hono/html';
import type { TrayPrint } from '../tray.ts';
import { count, type Html, section, time } from './section.ts';

/** Pages of a print shown as pictures; the rest is in the PDF. */
const PICTURES = 12;

/** Renders the last prints, the newest one open. */
export function printSection(prints: readonly TrayPrint[], total: number, pictures: boolean): Html {
  const list = html`<p class="count">${countText(prints.length, total)}</p>
    ${pictures ? '' : html`<p class="note">Previews are not available on this machine. Open the PDFs instead.</p>`}
    <ol>
      ${prints.map((print, index) => printCard(print, { open: index === 0, pictures }))}
    </ol>`;
  const empty = html`<p class="empty">No prints yet.</p>`;
  return section('prints', 'Tray', prints.length === 0 ? empty : list, prints[0]?.id);
}

function countText(shown: number, total: number): string {
  return shown < total ? `The last ${shown} of ${count(total, 'print')}` : count(total, 'print');
}

function printCard(print: TrayPrint, { open, pictures }: { open: boolean; pictures: boolean }): Html {
  const title = print.code ?? (print.pdf === null ? 'Test page' : 'Slip');
  return html`<li>
    <details name="print" id="print-${print.id}" ${open ? raw('open') : ''}>
      <summary id="summary-${print.id}">
        <b>${title}</b
        >${print.training ? html`<span class="mark warn">TRAINING</span>` : ''}${print.reprint === 1 ? html`<span class="mark warn">Reprint</span>` : ''}${time(print.printed_at)}
      </summary>
      <p class="facts">
        ${print.source === 'local' ? 'From a browser on this machine' : 'From the server'}${
          print.pages === 0 ? '' : ` · ${count(print.pages, 'page')}`
        }
        · ${count(print.bytes, 'byte')}
        ${print.reprint_reason ? html`<br />Reprint reason: ${print.reprint_reason}` : ''}
      </p>
      ${pictures ? pageList(print, title) : ''}
      <p class="links">${documentLinks(print)}</p>
    </details>
  </li>`;
}

function pageList({ id, pages }: TrayPrint, title: string): Html {
  if (pages === 0) return html``;
  const shown = Array.from({ length: Math.min(pages, PICTURES) }, (_, index) => index + 1);
  return html`<ul class="pages ${pages === 1 ? 'single' : ''}">
      ${shown.map(
        (page) =>
          html`<li>
            <a href="/tray/${id}/${page}.png" target="_blank" rel="noopener" title="Open this page"
              ><img src="/tray/${id}/${page}.png" alt="Page ${page} of ${pages}, ${title}" loading="lazy"
            /></a>
          </li>`,
      )}
    </ul>
    ${pages > PICTURES ? html`<p class="facts">And ${count(pages - PICTURES, 'more page')}, in the PDF.</p>` : ''}`;
}

function documentLinks({ id, parts }: TrayPrint): Html[] {
  return parts.map((_, index) => {
    const file = index === 0 ? `${id}.pdf` : `${id}.${index + 1}.pdf`;
    const text = parts.length === 1 ? 'Open the PDF' : `Open part ${index + 1} of ${parts.length}`;
    return html`<a href="/tray/${file}" target="_blank" rel="noopener">${text}</a>`;
  });
}
