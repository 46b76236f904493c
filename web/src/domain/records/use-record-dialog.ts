import { useLocation, useNavigate, useParams } from 'react-router-dom';

export type RecordMode = 'view' | 'add' | 'edit';

/** A dialog that was opened from its list closes by going back. */
export const FROM_LIST = { fromList: true };

interface RecordAddress<Mode extends string = RecordMode> {
  /** Null for a new record. */
  id: number | null;
  mode: Mode;
}

export interface RecordDialogs<Mode extends string = RecordMode> {
  /** What the address opens over the list; null when it opens nothing. */
  at: RecordAddress<Mode> | null;
  /** Another for each record and mode: what was typed for one is not shown for another. */
  key: string;
  /** The address of `new`, an id, or an id with what to do (`5/edit`); it keeps the list's query string. */
  href(at: string | number): string;
  /** Opens the dialog at an address, from the list. */
  open(at: string | number): void;
  /** Goes on from looking at a record to changing it. */
  edit(): void;
  /** Back to the list. */
  close(): void;
}

/**
 * The dialogs over a list, with addresses below it: `new`, an id, `<id>/edit`, `<id>/<more>`.
 * `<more>` is a further mode of the list. The list's route ends in `/*`.
 * @param base the list's own address, such as `/d/jetties`
 */
export function useRecordDialog<More extends string = never>(
  base: string,
  more: readonly More[] = [],
): RecordDialogs<RecordMode | More> {
  const { '*': rest = '' } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const at = addressOf(rest, more);
  const href = (to: string | number) => `${base}/${to}${search}`;
  return {
    at,
    key: `${at?.id ?? 'new'}-${at?.mode ?? ''}`,
    href,
    open: (to) => void navigate(href(to), { state: FROM_LIST }),
    edit: () => {
      if (at?.id) void navigate(href(`${at.id}/edit`), { replace: true, state });
    },
    close: () => {
      if ((state as { fromList?: boolean } | null)?.fromList) void navigate(-1);
      else void navigate(`${base}${search}`, { replace: true });
    },
  };
}

/** What the end of an address opens: '5/edit' → the record 5 to be changed. */
export function addressOf<More extends string = never>(
  rest: string,
  more: readonly More[] = [],
): RecordAddress<RecordMode | More> | null {
  const [at = '', word = ''] = rest.split('/');
  if (at === 'new') return { id: null, mode: 'add' };
  if (!/^[1-9]\d{0,8}$/.test(at)) return null;
  return { id: Number(at), mode: ['edit' as const, ...more].find((mode) => mode === word) ?? 'view' };
}
