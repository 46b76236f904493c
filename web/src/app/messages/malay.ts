import { ERRORS_MS } from '@muara/contract/errors-ms';
import { translateErrors } from '@/domain/errors/errors.ts';
import { overlayCatalogues } from '@/lib/catalogue.ts';

const files = import.meta.glob<object>(
  [
    '../**/*.ms.ts',
    '../../{domain,lib,ui}/**/*.ms.ts',
    '../../features/{login,public-pages}/*.ms.ts',
    '!../../domain/online-sale/sale.ms.ts',
  ],
  { eager: true, import: 'default' },
);

/** The Malay texts of the shell, the shared parts and the pages without a session, by catalogue name. */
export const malayTexts: Readonly<Record<string, object>> = Object.assign({}, ...Object.values(files));

/** What the client says when there is no answer, or one without words (000 §8). */
const clientErrors = {
  timeout: 'Ini mengambil masa terlalu lama. Sila semak sambungan rangkaian anda',
  network: 'Gagal mendapatkan data. Sila semak sambungan rangkaian anda',
  malformed_answer: ERRORS_MS.internal_error,
  ...wordless([401, 402, 403], ERRORS_MS.session_required),
  ...wordless([429], ERRORS_MS.too_many_requests),
  ...wordless([400, 404, 422, 500, 502, 503, 504], ERRORS_MS.internal_error),
};

/** The codes that the client gives to answers of these statuses which name none. */
function wordless(statuses: readonly number[], text: string): Record<string, string> {
  return Object.fromEntries(statuses.map((status) => [`http_${status}`, text]));
}

/** Replaces English with Malay: the shell, the pages without a session, and error texts. */
export function speakMalay(): void {
  overlayCatalogues(malayTexts);
  translateErrors({ ...ERRORS_MS, ...clientErrors });
}
