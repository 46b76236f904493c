import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { ParkedList } from './parked-list.tsx';
import styles from './parked-panel.module.css';
import { useParkedSales } from './use-parked-sales.ts';

/** Parks the running sale under a name, and resumes parked ones. */
export function ParkedPanel() {
  const till = useTill();
  const parked = useParkedSales();
  const id = useId();
  const [name, setName] = useState('');
  const park = (event: FormEvent) => {
    event.preventDefault();
    parked.park(name);
  };
  return (
    <Dialog title={toolText.parked} size="md" onClose={till.close}>
      <div className={styles.panel}>
        {parked.isRunning ? (
          <form className={styles.form} noValidate onSubmit={park}>
            <Field id={id} label={toolText.parkName} error={null}>
              {(props, className) => (
                <input
                  {...props}
                  className={className}
                  data-autofocus
                  autoComplete="off"
                  maxLength={40}
                  placeholder={toolText.parkHint}
                  value={name}
                  onChange={(event) => setName(event.currentTarget.value)}
                />
              )}
            </Field>
            <TillButton type="submit" kind="primary">
              {toolText.park}
            </TillButton>
          </form>
        ) : (
          <p className={styles.note}>{toolText.nothingToPark}</p>
        )}
        <ParkedList parked={parked} />
      </div>
    </Dialog>
  );
}
