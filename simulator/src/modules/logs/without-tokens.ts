const HIDDEN = '[hidden]';

/** Returns a text without the bearer tokens and named secrets that an error message may quote. */
export function withoutTokens(text: string): string {
  return text
    .replaceAll(/\b((?:access_?)?token|password|secret|api_?key)(["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi, `$1$2${HIDDEN}`)
    .replaceAll(/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`)
    .replaceAll(/\b[a-z0-9-]{1,64}\.[0-9a-f]{32,}\b/g, HIDDEN);
}
