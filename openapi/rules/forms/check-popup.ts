import { checkDates } from './check-dates.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** The popup form, by wire names. */
export interface PopupValues {
  name?: string | null;
  link?: string | null;
  /** The name that the upload returned. */
  img?: string | null;
  /** `YYYY-MM-DD`. */
  start_date?: string | null;
  end_date?: string | null;
}

/** Checks the popup form: name, dates and image are required; a link is a web address (002 §5.2). */
export function checkPopup(values: PopupValues): FieldProblem[] {
  const texts = values as Readonly<Record<string, unknown>>;
  return [
    ...checkTexts(texts, ['name']),
    ...checkLink(values.link),
    ...(isBlank(values.img) ? [{ field: 'img', code: 'popup_image_required' } as const] : []),
    ...checkDates(texts, ['start_date', 'end_date']),
  ];
}

function checkLink(link: string | null | undefined): FieldProblem[] {
  const tooLong = checkTexts({ link }, [], ['link']);
  if (tooLong.length > 0 || isBlank(link) || isWebAddress(link as string)) return tooLong;
  return [{ field: 'link', code: 'link_invalid' }];
}

/** Whether a text is an http(s) address; others (javascript:, data:, …) are not. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  if (!/^https?:\/\/[^\s/?#]\S*$/i.test(address)) return false;
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}
