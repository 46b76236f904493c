import type { Control } from '@muara/client/control';
import type { JournalEntry } from '@muara/contract/control';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { CopyIcon } from '@/ui/icons.tsx';
import { Row } from '@/ui/layout/row.tsx';
import { useCommand } from '../../data/use-command.ts';
import { toClientCall } from './client-call.ts';

/** A way to copy one call. */
interface Form {
  title: string;
  read(control: Control, name: string, entry: JournalEntry): Promise<string> | string;
}

const FORMS: Form[] = [
  {
    title: 'curl',
    read: (control, name, { id }) => control.exportCurl({ params: { name }, query: { since: id - 1, until: id } }),
  },
  { title: 'client call', read: (_control, _name, entry) => toClientCall(entry) },
  {
    title: 'Arazzo step',
    async read(control, name, { id }) {
      const { workflows } = await control.exportArazzo({ params: { name }, query: { since: id - 1, until: id } });
      const steps = workflows.flatMap((workflow) => workflow['steps'] as { stepId: string }[]);
      return `${JSON.stringify(
        steps.find(({ stepId }) => stepId === `call${id}`),
        null,
        2,
      )}\n`;
    },
  },
];

/** Copies a call as a command, as code or as a step of a scenario. */
export function CopyCall({ name, entry }: { name: string; entry: JournalEntry }) {
  const copy = useCommand(
    async (control, { title, read }: Form) => {
      await navigator.clipboard.writeText(await read(control, name, entry));
      return title;
    },
    { toastError: true, onDone: (title) => toast.success(`Copied as ${title}`) },
  );
  if (entry.operationId === null) return null;
  return (
    <Row gap="sm" role="group" aria-label="Copy as">
      {FORMS.map((form) => (
        <Button
          key={form.title}
          kind="plain"
          size="sm"
          icon={<CopyIcon size={15} />}
          aria-label={`Copy as ${form.title}`}
          onClick={() => copy.run(form)}
        >
          {form.title}
        </Button>
      ))}
    </Row>
  );
}
