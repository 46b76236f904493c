import { codeText } from '@/domain/errors/errors.ts';

/**
 * Returns the text of the modal of 000 §8.
 * It is separate from the other texts, so that it loads before the code that prints.
 */
export const notConnected = (): string =>
  codeText('peer_printer_not_connected', 'Printer not connected. Please check the printer');
