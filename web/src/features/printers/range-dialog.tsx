import { useId } from 'react';
import { Button } from '@/ui/button.tsx';
import { CountField } from '@/ui/count-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { Stack } from '@/ui/layout/stack.tsx';
import { PrintPreview } from './print-preview.tsx';
import type { RangeRequest } from './print-requests.ts';
import { printersMessages as text } from './printers.messages.ts';
import styles from './range-dialog.module.css';
import { ReasonField } from './reason-field.tsx';
import { useRangeForm } from './use-range-form.ts';

/** From this many pieces, the user previews them before printing. */
const PREVIEW_FROM = 100;

/**
 * Asks which agent tickets or wristbands to print.
 * Pieces printed before also need a reason (000 §4, §5).
 */
export function RangeDialog({ request }: { request: RangeRequest }) {
  const id = useId();
  const { ticket, type, address, done } = request;
  const range = useRangeForm(request);
  const count = range.meant === null ? null : range.meant.to - range.meant.from + 1;
  return (
    <Dialog
      title={text.rangeTitle[type]}
      size="md"
      onClose={() => done(null)}
      footer={
        <>
          <Button kind="plain" size="lg" onClick={() => done(null)}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit" form={id} size="lg">
            {text.print}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={range.submit}>
        <p className={styles.lead}>{text.rangeLead(ticket.code, range.max)}</p>
        <div className={styles.fields}>
          <CountField
            name="from"
            label={text.from}
            least={1}
            value={range.from}
            error={range.errors.from}
            data-autofocus
            onFocus={(event) => event.currentTarget.select()}
            onChange={range.setFrom}
          />
          <CountField
            name="to"
            label={text.to}
            hint={text.toHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={range.to}
            error={range.errors.to}
            onFocus={(event) => event.currentTarget.select()}
            onChange={range.setTo}
          />
        </div>
        <p className={styles.count} aria-live="polite">
          {count === null ? null : text.papers(count)}
        </p>
        {range.needsReason ? (
          <Stack gap="sm">
            <p className={styles.note}>{text.reprintNote}</p>
            <ReasonField name="reason" value={range.reason} error={range.errors.reason} onChange={range.setReason} />
          </Stack>
        ) : null}
        {range.meant === null ? null : (
          <PrintPreview
            title={text.previewOf(type)}
            address={address(range.meant)}
            open={(count ?? 0) >= PREVIEW_FROM}
          />
        )}
      </form>
    </Dialog>
  );
}
