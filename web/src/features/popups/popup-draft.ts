import type { OperationMap, PopupRecord } from '@muara/contract/types';

/** The popup form as it is typed. */
export interface PopupDraft {
  name: string;
  link: string;
  /** The name that the upload returned; '' for none. */
  img: string;
  start_date: string;
  end_date: string;
  active: boolean;
}

export function draftOf(popup: PopupRecord | null): PopupDraft {
  return {
    name: popup?.name ?? '',
    link: popup?.link ?? '',
    img: popup?.img ?? '',
    start_date: popup?.start_date ?? '',
    end_date: popup?.end_date ?? '',
    active: popup?.active === 1,
  };
}

export type PopupBody = OperationMap['addPopup']['body'];

export function bodyOf({ active, ...draft }: PopupDraft): PopupBody {
  return { ...draft, active: active ? 1 : 0 };
}
