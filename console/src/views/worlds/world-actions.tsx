import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConfirmRequest } from '@/lib/dialogs.ts';
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

type Confirmed = 'training' | 'reset' | 'delete';
type Opened = 'as' | 'copy' | 'restore' | Confirmed | null;

interface WorldActionsProps {
  world: string;
  isTraining: boolean;
  /** Names of the worlds that exist. */
  names: readonly string[];
}

/** What can be done with a world of the list. */
export function WorldActions({ world, isTraining, names }: WorldActionsProps) {
  const [opened, open] = useState<Opened>(null);
  const navigate = useNavigate();
  const close = () => open(null);
  const commands = useWorldCommands(world, isTraining);
  const { save } = commands;
  return (
    <RowActions>
      <RowAction label={`Open ${world} as…`} icon={<OpenIcon />} onPress={() => open('as')} />
      <MoreMenu
        label="More"
        pending={Object.values(commands).some(({ pending }) => pending)}
        actions={[
          { key: 'copy', label: 'Copy…', onChoose: () => open('copy') },
          { key: 'compare', label: 'Compare…', onChoose: () => void navigate(paths.compare(world)) },
          { key: 'save', label: 'Save a snapshot', onChoose: () => save.run(undefined) },
          { key: 'restore', label: 'Restore a snapshot…', onChoose: () => open('restore') },
          {
            key: 'training',
            label: isTraining ? 'End training…' : 'Use for training…',
            onChoose: () => open('training'),
          },
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
      {opened === 'training' || opened === 'reset' || opened === 'delete' ? (
        <ConfirmDialog
          request={confirmRequest(opened, world, isTraining)}
          onDone={(yes) => {
            close();
            if (yes) commands[opened].run(undefined);
          }}
        />
      ) : null}
    </RowActions>
  );
}

function useWorldCommands(world: string, isTraining: boolean) {
  const params = { name: world };
  const say = (text: string) => ({ toastError: true, onDone: () => toast.success(text) });
  return {
    save: useCommand((control) => control.getSnapshot({ params }), {
      toastError: true,
      onDone: (snapshot) => {
        saveFile(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }), `${world}.snapshot.json`);
        toast.success(`Snapshot of ${world} saved`);
      },
    }),
    training: useCommand(
      (control) => control.createWorld({ params, body: { from: world, training: !isTraining } }),
      say(isTraining ? `${world} is no longer for training` : `${world} is for training`),
    ),
    reset: useCommand((control) => control.resetWorld({ params }), say(`${world} is as it was created`)),
    delete: useCommand((control) => control.deleteWorld({ params }), say(`${world} deleted`)),
  };
}

function confirmRequest(action: Confirmed, world: string, isTraining: boolean): ConfirmRequest {
  const requests: Record<Confirmed, ConfirmRequest> = {
    training: isTraining
      ? {
          title: `End training in ${world}?`,
          message: 'It keeps its data and is no longer reset at 03:00. Its tokens end, and its journal is cleared.',
          confirmLabel: 'End training',
        }
      : {
          title: `Use ${world} for training?`,
          message:
            'Screens, mails, papers and exports will say TRAINING, and it will be reset at 03:00. Its tokens end, and its journal is cleared.',
          confirmLabel: 'Use for training',
        },
    reset: {
      title: `Reset ${world}?`,
      message: 'Its data, clock, faults and journal return to how it was created, and its tokens end.',
      confirmLabel: 'Reset world',
      danger: true,
    },
    delete: {
      title: `Delete ${world}?`,
      message: 'Its data is lost, its windows are disconnected, and its tokens end.',
      confirmLabel: 'Delete world',
      danger: true,
    },
  };
  return requests[action];
}
