import type { Answer } from './send.ts';

/** Returns elements that show a response: status, headers, body. */
export function showAnswer({ status, headers, body, file }: Answer): HTMLElement {
  const line = element('p', { class: 'answer-line' });
  line.append(element('strong', { 'data-status': String(status)[0] ?? '' }, String(status)));
  const details = element('details', {});
  details.append(
    element('summary', {}, 'Headers'),
    codeOf(headers.map(([name, value]) => `${name}: ${value}`).join('\n')),
  );
  const box = element('div', { class: 'answer' });
  box.append(
    line,
    details,
    file ? linkTo(file) : codeOf(typeof body === 'string' ? body : JSON.stringify(body, null, 2)),
  );
  return box;
}

function linkTo(file: Blob): HTMLElement {
  const link = element('a', { download: 'document' }, `Save the file (${file.type}, ${file.size} bytes)`);
  (link as HTMLAnchorElement).href = URL.createObjectURL(file);
  return link;
}

/** Long answers are cut: a page with megabytes of text is slow. */
const MOST = 100_000;

/** Returns a block of code. */
export function codeOf(text: string): HTMLElement {
  const block = element('pre', { tabindex: '0' });
  const more = text.length > MOST ? `\n… ${text.length - MOST} characters more` : '';
  block.append(element('code', {}, text.slice(0, MOST) + more));
  return block;
}

/** Creates an element with attributes and a text. */
export function element(tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
