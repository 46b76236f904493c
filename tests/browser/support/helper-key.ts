/** The options of a request as a printer helper makes it: its key opens every document. */
export const HELPER = { headers: { 'x-api-key': 'muara-printer-key' } } as const;
