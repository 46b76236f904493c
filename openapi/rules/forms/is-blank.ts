/** Whether a text field is absent, empty or only white space (000 §5). @internal */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}
