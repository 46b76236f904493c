const SHOWN_DIGITS = 4;

/** A bank account as mails and the audit trail name it: enough to know it, not enough to use it. */
export function bankWords({ name, accNo }: { readonly name: string; readonly accNo: string }): string {
  return `${name}, account ending in ${accNo.slice(-SHOWN_DIGITS)}`;
}
