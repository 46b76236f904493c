/** The modal of 000 §8; apart from the other texts, so that it is there before any code that prints. */
export const NOT_CONNECTED = 'Printer not connected. Please check the printer';
