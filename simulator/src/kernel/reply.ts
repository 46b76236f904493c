import type { Language } from '@muara/contract/constants';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import { escapeHtml, htmlPage, pagePolicy } from '../documents/html-page.ts';
import { page, type Binary } from './binary.ts';
import type { Refusal } from './refusal.ts';

const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns the first response of a command again. */
export function replayedReply(status: number, json: string): Response {
  return new Response(json, { status, headers: { ...JSON_HEADERS, 'idempotency-replayed': 'true' } });
}

/** Returns a response of encoded JSON; `undefined` gives an empty body. */
export function encodedReply(status: number, json: Uint8Array<ArrayBuffer> | undefined): Response {
  return new Response(json ?? null, { status, headers: JSON_HEADERS });
}

/** Returns a JSON response; `undefined` gives an empty body. */
export function jsonReply(status: number, body: unknown, more?: Record<string, string>): Response {
  const headers = more ? { ...JSON_HEADERS, ...more } : JSON_HEADERS;
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** Returns a file that browsers show inline. */
export function binaryReply(status: number, file: Binary): Response {
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...file.headers,
  };
  if (file.policy) headers['content-security-policy'] = file.policy;
  if (file.filename)
    headers['content-disposition'] = `inline; filename="${file.filename.replaceAll(/["\\\r\n]/g, '')}"`;
  return new Response(file.stream ?? (file.bytes as Uint8Array<ArrayBuffer>), { status, headers });
}

/** The wire form of a refusal: status and ErrorBody. */
interface RefusalReply {
  status: number;
  body: { code: string; message: string; field?: string; errors?: readonly object[] };
}

/** Returns the catalogue's status and message of a refusal, with placeholders filled. */
export function presentRefusal({ code, options }: Refusal, language: Language = 'en'): RefusalReply {
  const { field, errors, params, sentence = code } = options;
  const message = options.message ?? sentenceOf(sentence, language, params);
  const named = errors?.map((error) => {
    const { field: name, code: reason, ...developer } = error;
    return { field: name, code: reason, message: sentenceOf(reason, language, params), ...developer };
  });
  return {
    status: options.status ?? ERRORS[code].status,
    body: { code, message, ...(field !== undefined && { field }), ...(named && { errors: named }) },
  };
}

function sentenceOf(code: ErrorCode, language: Language, params: Readonly<Record<string, string>> = {}): string {
  const { message } = language === 'ms' ? { message: ERRORS_MS[code] } : ERRORS[code];
  return message.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '…');
}

export function refusalReply(refusal: Refusal, language?: Language): Response {
  const { status, body } = presentRefusal(refusal, language);
  const { retryAfter } = refusal.options;
  return jsonReply(status, body, retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) });
}

/**
 * Returns a refusal as an HTML page, for browsers that navigate to it.
 * A refusal about the address reads like a broken link, because the link was cut short or mistyped.
 * @param params what the address names
 */
export function refusalPage(
  refusal: Refusal,
  params: Readonly<Record<string, string>>,
  language: Language = 'en',
): Response {
  const { status, body } = presentRefusal(refusal, language);
  const text = PAGE_TEXTS[language];
  const { errors = [] } = refusal.options;
  const wrongLink = errors.length > 0 && errors.every(({ field }) => Object.hasOwn(params, field));
  const title = wrongLink ? text.wrongLink : body.message;
  const html = htmlPage({
    title,
    language,
    body: `<h1>${escapeHtml(title)}</h1><section class="card"><p>${text.help[wrongLink ? 404 : status] ?? text.help[400]}</p></section>`,
  });
  return binaryReply(status, page(html, pagePolicy()));
}

interface PageTexts {
  wrongLink: string;
  /** What to do next, by status. */
  help: Readonly<Record<number, string>>;
}

const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    wrongLink: 'This link does not lead anywhere',
    help: {
      400: 'Please go back and try again. If it happens again, please contact us.',
      401: 'Please sign in and open this page again.',
      403: 'Please open the newest link that we have sent you, or ask us for a new one.',
      404: 'Please check the address against the mail that we have sent you. The page may have been removed.',
      422: 'Please go back to see the current status.',
    },
  },
  ms: {
    wrongLink: 'Pautan ini tidak membawa ke mana-mana',
    help: {
      400: 'Sila kembali dan cuba lagi. Jika ia berlaku lagi, sila hubungi kami.',
      401: 'Sila log masuk dan buka halaman ini semula.',
      403: 'Sila buka pautan terbaharu yang kami hantar kepada anda, atau minta pautan baharu.',
      404: 'Sila semak alamat ini dengan e-mel yang kami hantar kepada anda. Halaman ini mungkin telah dibuang.',
      422: 'Sila kembali untuk melihat status semasa.',
    },
  },
};
