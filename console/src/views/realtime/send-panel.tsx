import type { RealtimeOrder } from '@muara/contract/control';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import { Row } from '@/ui/layout/row.tsx';
import { Panel } from '@/ui/panel.tsx';
import { countOf } from '../../data/count-of.ts';
import { useCommand } from '../../data/use-command.ts';
import { useDraft } from '../../data/use-draft.ts';
import { Notice } from '../../parts/notice.tsx';

const EMPTY = { message: '{ "type": "alert", "message": "Low tide at 17:00" }', user: '', close: '1012' };

/** Sends a message of the server, or closes connections, to everyone meant or to one user. */
export function SendPanel({ name }: { name: string }) {
  const { fields, set } = useDraft(`realtime-${name}`, EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCommand((control, body: RealtimeOrder) => control.sendRealtime({ params: { name }, body }), {
    onDone: ({ sent, closed }) =>
      toast.success(
        sent === undefined ? `${countOf(closed ?? 0, 'connection')} closed` : `Sent to ${countOf(sent, 'window')}`,
      ),
  });
  const to = fields.user === '' ? {} : { user_id: Number(fields.user) };
  const sendMessage = () => {
    const message = readMessage(fields.message);
    setProblem(message ? null : 'The message is not a JSON object with a type.');
    if (message) send.run({ message, ...to });
  };
  const error = problem ?? send.error;
  return (
    <Panel title="Send">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sendMessage();
        }}
      >
        <FieldGrid dense>
          <Textarea
            data-wide
            label="Message of the server"
            rows={4}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.8125rem' } }}
            value={fields.message}
            onChange={({ currentTarget }) => set({ message: currentTarget.value })}
          />
          <TextInput
            label="Only user (id)"
            inputMode="numeric"
            value={fields.user}
            onChange={({ currentTarget }) => set({ user: currentTarget.value.replaceAll(/\D/g, '') })}
          />
          <TextInput
            label="Close code"
            inputMode="numeric"
            value={fields.close}
            onChange={({ currentTarget }) => set({ close: currentTarget.value.replaceAll(/\D/g, '') })}
          />
          {error === null ? null : (
            <div data-wide>
              <Notice>{error}</Notice>
            </div>
          )}
          <Row gap="sm" data-wide>
            <Button type="submit" pending={send.pending}>
              Send message
            </Button>
            <Button
              kind="plain"
              pending={send.pending}
              onClick={() => {
                setProblem(null);
                send.run({ close: Number(fields.close), ...to });
              }}
            >
              Close connections
            </Button>
          </Row>
        </FieldGrid>
      </form>
    </Panel>
  );
}

function readMessage(text: string): { type: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return isMessage ? (value as { type: string }) : null;
  } catch {
    return null;
  }
}
