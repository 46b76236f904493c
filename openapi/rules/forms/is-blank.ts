/** Whether a text field holds nothing that counts: absent, empty or white space alone (000 §5). */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}
