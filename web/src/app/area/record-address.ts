import { SCREENS, type Screen, type ScreenName } from '@muara/contract/screens';

/**
 * Returns whether the end of a list's address opens a dialog.
 * It may be empty, `new`, an id, or an id with one of the screen's `dialogs`.
 */
export function isRecordAddress(screen: ScreenName, rest: string): boolean {
  if (rest === '' || rest === 'new') return true;
  const { dialogs = [] }: Screen = SCREENS[screen];
  const [, mode = ''] = /^[1-9]\d{0,8}(?:\/([a-z]+))?$/.exec(rest) ?? [null, null];
  return mode !== null && ['', ...dialogs].includes(mode);
}
