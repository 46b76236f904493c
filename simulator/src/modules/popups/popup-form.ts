import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';
import { mayUseImage } from './popup-images.ts';

type Form = OperationMap['addPopup']['body'];
type Stored = Omit<PopupRecord, 'id' | 'updatedAt' | 'updatedBy'>;

/**
 * Returns the stored fields of a form, new or of a popup.
 * @throws Refusal with every invalid field
 */
export function readPopup(body: Form, ctx: Context, popup: PopupRecord | null): Stored {
  const problems: FieldProblem[] = ctx.rules.checkPopup(body);
  const img = body.img?.trim() ?? '';
  if (img !== '' && !mayUseImage(ctx, popup, img)) problems.push({ field: 'img', code: 'image_unknown' });
  assertNoFieldErrors(problems);
  return {
    name: (body.name as string).trim(),
    link: body.link?.trim() || null,
    img,
    startDate: body.start_date as string,
    endDate: body.end_date as string,
    active: body.active !== 0,
  };
}
