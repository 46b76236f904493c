/** A code that was read by the camera or a scanner gun, or typed from the paper. */
export interface Scan {
  code: string;
  isTyped: boolean;
}

const LONGEST_CODE = 400;

/** Whether a text can be the code of a ticket: anything else need not be sent. */
export function isScannable(code: string): boolean {
  // Dots alone would lead the address of the call elsewhere.
  return code.length <= LONGEST_CODE && !/^\.*$/.test(code);
}
