import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { MoreMenu } from '@/ui/more-menu.tsx';
import { OpenIcon } from '../../app/icons.ts';
import { paths } from '../../app/paths.ts';
import { useCommand } from '../../data/use-command.ts';
import { NewWorldDialog } from './new-world.dialog.tsx';
import { OpenAsDialog } from './open-as.dialog.tsx';
import { RestoreDialog } from './restore.dialog.tsx';

type Opened = 'as' | 'copy' | 'restore' | 'reset' | 'delete' | null;

/** What can be done with a world of the list. */
export function WorldActions({ world, names }: { world: string; names: readonly string[] }) {
  const [opened, open] = useState<Opened>(null);
  const navigate = useNavigate();
  const close = () => open(null);
  const params = { name: world };
  const save = useCommand((control) => control.getSnapshot({ params }), {
    toastError: true,
    onDone: (snapshot) => {
      saveFile(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }), `${world}.snapshot.json`);
      toast.success(`Snapshot of ${world} saved`);
    },
  });
  const reset = useCommand((control) => control.resetWorld({ params }), {
    toastError: true,
    onDone: () => toast.success(`${world} is as it was created`),
  });
  const remove = useCommand((control) => control.deleteWorld({ params }), {
    toastError: true,
    onDone: () => toast.success(`${world} deleted`),
  });
  return (
    <RowActions>
      <RowAction label={`Open ${world} as…`} icon={<OpenIcon />} onPress={() => open('as')} />
      <MoreMenu
        label="More"
        pending={save.pending || reset.pending || remove.pending}
        actions={[
          { key: 'copy', label: 'Copy…', onChoose: () => open('copy') },
          { key: 'compare', label: 'Compare…', onChoose: () => void navigate(paths.compare(world)) },
          { key: 'save', label: 'Save a snapshot', onChoose: () => save.run(undefined) },
          { key: 'restore', label: 'Restore a snapshot…', onChoose: () => open('restore') },
          { key: 'reset', label: 'Reset…', onChoose: () => open('reset') },
          { key: 'delete', label: 'Delete…', onChoose: () => open('delete') },
        ]}
      />
      {opened === 'as' ? <OpenAsDialog world={world} onClose={close} /> : null}
      {opened === 'copy' ? (
        <NewWorldDialog
          names={names}
          copyOf={world}
          onClose={close}
          onDone={(name) => {
            close();
            toast.success(`${world} copied to ${name}`);
          }}
        />
      ) : null}
      {opened === 'restore' ? (
        <RestoreDialog
          world={world}
          onClose={close}
          onDone={() => {
            close();
            toast.success(`${world} restored`);
          }}
        />
      ) : null}
      {opened === 'reset' || opened === 'delete' ? (
        <ConfirmDialog
          request={
            opened === 'reset'
              ? {
                  title: `Reset ${world}?`,
                  message: 'Its data, clock, faults and journal return to how it was created, and its tokens end.',
                  confirmLabel: 'Reset world',
                  danger: true,
                }
              : {
                  title: `Delete ${world}?`,
                  message: 'Its data is lost, its windows are disconnected, and its tokens end.',
                  confirmLabel: 'Delete world',
                  danger: true,
                }
          }
          onDone={(yes) => {
            close();
            if (yes) (opened === 'reset' ? reset : remove).run(undefined);
          }}
        />
      ) : null}
    </RowActions>
  );
}
