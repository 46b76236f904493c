import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { DeleteIcon, EditIcon, ViewIcon } from '@/ui/list/row-icons.tsx';
import { recordActionsMessages as text } from './record-actions.messages.ts';
import { FROM_LIST } from './use-record-dialog.ts';

interface RecordActionsProps {
  id: number;
  /** Whom the buttons name. */
  name: string;
  /** The address of the record's dialogs. */
  href(at: string | number): string;
  /** A row may open by its link alone. */
  canView?: boolean;
  /** Absent when one may not, or there is nothing to change. */
  canEdit?: boolean;
  onRemove?: (() => void) | undefined;
}

/** The buttons of a row whose record opens in a dialog: view, edit, delete. */
export function RecordActions({ id, name, href, canView = true, canEdit, onRemove }: RecordActionsProps) {
  return (
    <RowActions>
      {canView ? <RowAction label={text.view(name)} icon={<ViewIcon />} to={href(id)} state={FROM_LIST} /> : null}
      {canEdit ? (
        <RowAction label={text.edit(name)} icon={<EditIcon />} to={href(`${id}/edit`)} state={FROM_LIST} />
      ) : null}
      {onRemove ? <RowAction label={text.remove(name)} icon={<DeleteIcon />} tone="danger" onPress={onRemove} /> : null}
    </RowActions>
  );
}
