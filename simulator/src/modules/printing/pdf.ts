/** The media type of printed documents. */
export const PDF = 'application/pdf';
