/** The library, loaded with the first document, because most responses need none. */
export type PdfLibrary = typeof import('pdf-lib');
