import type { Control } from '@muara/client/control';
import type { ReplayReport } from '@muara/contract/control';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '@/lib/save-file.ts';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { useCommand } from '../../data/use-command.ts';
import { Notice } from '../../parts/notice.tsx';
import { ReplayResult } from './replay-result.tsx';

const FORMATS = [
  { value: 'arazzo', label: 'Workflow (Arazzo)' },
  { value: 'har', label: 'HTTP archive (HAR)' },
  { value: 'curl', label: 'Shell script (curl)' },
];
const ENDINGS: Record<string, string> = { arazzo: 'arazzo.json', har: 'har', curl: 'sh' };

/** Saves a stretch of calls as a file, or repeats it in a fresh world. */
export function ExportDialog({ name, written, onClose }: { name: string; written: number; onClose(): void }) {
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState(String(Math.max(1, written)));
  const [format, setFormat] = useState('arazzo');
  const [report, setReport] = useState<ReplayReport | null>(null);
  const since = Number(from) - 1;
  const until = Number(to);
  const problem = since >= 0 && until > since ? null : 'Enter the numbers of the first and of the last call.';
  const save = useCommand((control) => readExport(control, name, format, { since, until }), {
    onDone: (text) => {
      saveFile(new Blob([text]), `${name}-${from}-${to}.${ENDINGS[format]}`);
      toast.success('Export saved');
    },
  });
  const replay = useCommand((control) => control.replayJournal({ params: { name }, body: { until, verify: true } }), {
    onDone: setReport,
  });
  const error = problem ?? save.error ?? replay.error;
  return (
    <Dialog
      title="Export calls"
      size="md"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" pending={replay.pending} onClick={() => problem === null && replay.run(undefined)}>
            Repeat in a fresh world
          </Button>
          <Button pending={save.pending} onClick={() => problem === null && save.run(undefined)}>
            Save file
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {error === null ? null : <Notice>{error}</Notice>}
        <FieldGrid>
          <TextInput
            label="First call"
            inputMode="numeric"
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            label="Last call"
            inputMode="numeric"
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <NativeSelect
            label="Format"
            value={format}
            data={FORMATS}
            onChange={({ currentTarget }) => setFormat(currentTarget.value)}
          />
        </FieldGrid>
        {report ? <ReplayResult report={report} /> : null}
      </Stack>
    </Dialog>
  );
}

async function readExport(
  control: Control,
  name: string,
  format: string,
  query: { since: number; until: number },
): Promise<string> {
  const params = { name };
  if (format === 'curl') return control.exportCurl({ params, query });
  const made = format === 'har' ? control.exportHar({ params, query }) : control.exportArazzo({ params, query });
  return `${JSON.stringify(await made, null, 2)}\n`;
}
