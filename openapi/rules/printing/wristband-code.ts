const SHAPE = /^([A-Z0-9-]{4,20})-W([1-9][0-9]{0,4})(?:-([0-9A-F]{8}))?$/;

/**
 * Returns the text in the QR code of a wristband: the code of its ticket, its own number, and a mark that cannot be derived
 * from either, so that no QR code can be made from another.
 */
export function wristbandCode(ticketCode: string, number: number, mark: string): string {
  return `${ticketCode}-W${number}-${mark}`;
}

/** What the code of a wristband names; `mark` is null where it was typed without one. */
export interface ReadWristband {
  code: string;
  number: number;
  mark: string | null;
}

/** Returns the ticket, the number and the mark of a wristband's code; null for any other text. */
export function readWristbandCode(text: string): ReadWristband | null {
  const [, code, number, mark = null] = SHAPE.exec(text) ?? [];
  return code === undefined ? null : { code, number: Number(number), mark };
}
