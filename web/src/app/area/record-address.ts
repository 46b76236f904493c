import { SCREENS, type Screen, type ScreenName } from '@muara/contract/screens';

/**
 * Returns whether the end of a list's address opens something: nothing at all, `new`, an id, or an id with one of the words
 * that `dialogs` of the screen names.
 */
export function isRecordAddress(screen: ScreenName, rest: string): boolean {
  if (rest === '' || rest === 'new') return true;
  const { dialogs = [] }: Screen = SCREENS[screen];
  const [, mode = ''] = /^[1-9]\d{0,8}(?:\/([a-z]+))?$/.exec(rest) ?? [null, null];
  return mode !== null && ['', ...dialogs].includes(mode);
}
