import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { readSnapshot } from '../../data/read-snapshot.ts';
import { useCommand } from '../../data/use-command.ts';
import { FileField } from '../../parts/file-field.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Replaces the state of a world by a snapshot file. */
export function RestoreDialog({ world, onClose, onDone }: { world: string; onClose(): void; onDone(): void }) {
  const [file, setFile] = useState<File | null>(null);
  const restore = useCommand(
    async (control, chosen: File) =>
      control.putSnapshot({ params: { name: world }, body: { ...(await readSnapshot(chosen)) } }),
    { onDone },
  );
  return (
    <Dialog
      title={`Restore ${world}`}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="danger"
            pending={restore.pending}
            aria-disabled={file === null}
            onClick={() => file && restore.run(file)}
          >
            Restore world
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {restore.error === null ? null : <Notice>{restore.error}</Notice>}
        <p>Everything in {world} will be replaced by the snapshot. Its journal stays.</p>
        <FileField label="Snapshot" accept=".json,application/json" onChoose={setFile} />
      </Stack>
    </Dialog>
  );
}
