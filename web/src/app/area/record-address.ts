/** What lists open below their address besides a record: the users have pictures. */
const MORE_MODES: Readonly<Record<string, readonly string[]>> = { users: ['picture'] };

/**
 * Returns whether the end of a list's address opens something: nothing at all, `new`, an id, or an id with `edit` or another
 * mode of that list.
 *
 * @param screen the list's name in the table of screens
 */
export function isRecordAddress(screen: string, rest: string): boolean {
  if (rest === '' || rest === 'new') return true;
  const [, mode = ''] = /^[1-9]\d{0,8}(?:\/([a-z]+))?$/.exec(rest) ?? [null, null];
  return mode !== null && ['', 'edit', ...(MORE_MODES[screen] ?? [])].includes(mode);
}
