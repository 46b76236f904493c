import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap, PopupList } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';
import { mayUseImage, assignImage } from './popup-images.ts';
import { getPopup, listPopups, popupChanged, presentPopup } from './popup-records.ts';

type Form = OperationMap['addPopup']['body'];
type Stored = Omit<PopupRecord, 'id' | 'updatedAt' | 'updatedBy'>;

/** Adds a popup. @throws Refusal with every invalid field */
export function addPopup(body: Form, ctx: Context): Reply<PopupList> {
  const popup = ctx.world.tables.popups.insert(readForm(body, ctx, null));
  assignImage(ctx, popup.id, popup.img, null);
  return reply(listPopups(ctx.world), popupChanged(`Added popup ${popup.name}`, null, popup));
}

/**
 * Changes the sent fields of a popup.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export function editPopup(body: OperationMap['editPopup']['body'], ctx: Context): Reply<PopupList> {
  const before = getPopup(ctx.world, body.id);
  assertUnchanged(before, body.updated_at);
  const form = readForm(completeEdit(presentPopup(before), body), ctx, before);
  const popup = ctx.world.tables.popups.update(before.id, { ...form, ...editedBy(before, ctx) });
  assignImage(ctx, popup.id, popup.img, before.img);
  return reply(listPopups(ctx.world), popupChanged(`Changed popup ${popup.name}`, before, popup));
}

function readForm(body: Form, ctx: Context, popup: PopupRecord | null): Stored {
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
