const SHOWN_DIGITS = 4;

/** Returns a bank account as mails and the audit trail show it: recognisable, but not usable. */
export function describeBank({ name, accNo }: { readonly name: string; readonly accNo: string }): string {
  return `${name}, account ending in ${accNo.slice(-SHOWN_DIGITS)}`;
}
