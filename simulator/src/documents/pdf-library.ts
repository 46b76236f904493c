/** The library, loaded with the first document: most answers of the simulator need none. */
export type PdfLibrary = typeof import('pdf-lib');
