const SHAPE = /^([A-Z0-9-]{4,20})-W([1-9][0-9]{0,4})(?:-([0-9A-F]{8}))?$/;

/**
 * Returns the text of a wristband's QR code: ticket code, number and mark.
 * The mark cannot be derived from the others, so that no QR code can be made from another.
 */
export function wristbandCode(ticketCode: string, number: number, mark: string): string {
  return `${ticketCode}-W${number}-${mark}`;
}

/** The parts of a wristband code; `mark` is null when it was typed without one. */
export interface ReadWristband {
  code: string;
  number: number;
  mark: string | null;
}

/** Parses a wristband code into ticket, number and mark; null for any other text. */
export function readWristbandCode(text: string): ReadWristband | null {
  const [, code, number, mark = null] = SHAPE.exec(text) ?? [];
  return code === undefined ? null : { code, number: Number(number), mark };
}
