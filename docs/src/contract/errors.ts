import { ERRORS } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';

/** A code of the catalogue. */
export interface RefusalCode {
  code: string;
  status: number;
  /** English; `{name}` is filled in. */
  message: string;
  malay: string;
  when: string;
  /** Whether only the simulator returns it. */
  isSimulated: boolean;
  /** Clause of the operator's documents. */
  source?: string;
}

interface Entry {
  status: number;
  message: string;
  when: string;
  source?: string;
}

/** Returns the catalogue in its order. @param published codes that the published documents list */
export function listCodes(published: ReadonlySet<string>): RefusalCode[] {
  const malay: Readonly<Record<string, string>> = ERRORS_MS;
  return Object.entries<Entry>(ERRORS).map(([code, { status, message, when, source }]) => ({
    code,
    status,
    message,
    malay: malay[code] ?? '',
    when,
    source,
    isSimulated: !published.has(code),
  }));
}
