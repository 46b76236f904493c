import { Textarea } from '@mantine/core';
import { checkReport, REPORT_MAX } from '@muara/contract/rules/forms/check-report';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { useForm } from '@/domain/forms/use-form.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import styles from './support.module.css';
import { reportBugMutation } from './support.api.ts';
import { supportMessages as text } from './support.messages.ts';

/** From this many characters before the limit, the form shows how many are left. */
const NEAR_LIMIT = 200;

/** What is wrong, in the reporter's own words; required (002 §5.2). */
export default function ReportDialog({ onClose }: { onClose(): void }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutateAsync } = useMutation(reportBugMutation(client, queries));
  const form = useForm({
    initialValues: { report: '' },
    check: (values: { report: string }) => checkReport(values),
    async save({ report }) {
      await mutateAsync(report.trim());
      toast.success(text.sent);
      onClose();
    },
  });
  const left = REPORT_MAX - form.values.report.length;
  const { error, ...field } = form.getInputProps('report');

  return (
    <FormDialog title={text.add} form={form} submit={text.send} onClose={onClose}>
      <Textarea
        {...field}
        error={error !== undefined && left < 0 ? text.tooLong : error}
        data-autofocus
        label={text.what}
        description={text.whatHint}
        required
        withAsterisk={false}
        rows={6}
      />
      {left <= NEAR_LIMIT ? (
        <p className={styles.left} role="status">
          {left < 0 ? text.tooLong : text.left(left)}
        </p>
      ) : null}
    </FormDialog>
  );
}
