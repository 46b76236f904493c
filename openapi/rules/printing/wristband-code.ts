/** What stands between the code of a ticket and the number of a wristband. */
const MARK = '-W';
const SHAPE = /^([A-Z0-9-]{4,20})-W([1-9][0-9]{0,4})$/;

/** What the QR code of a wristband holds: the code of its ticket and its own number, so that no two are alike. */
export function wristbandCode(ticketCode: string, number: number): string {
  return `${ticketCode}${MARK}${number}`;
}

/** The ticket and the number that a wristband's code names; null for any other text. */
export function readWristbandCode(text: string): { code: string; number: number } | null {
  const [, code, number] = SHAPE.exec(text) ?? [];
  return code === undefined ? null : { code, number: Number(number) };
}
