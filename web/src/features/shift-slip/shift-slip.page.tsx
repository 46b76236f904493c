import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Panel } from '@/ui/panel.tsx';
import { SlipResult } from '@/domain/printing/slip-result.tsx';
import { useSlipPrint } from '@/domain/printing/use-slip-print.ts';
import { shiftSlipMessages as text } from './shift-slip.messages.ts';
import styles from './shift-slip.page.module.css';

/**
 * /d/shift-slip/{start|close}:
 * the user's own slip, printed if a printer is online, else downloaded (000 §2).
 */
export default function ShiftSlipPage() {
  const { type } = useParams();
  if (type !== 'start' && type !== 'close') return <Navigate to={paths.dashboard()} replace />;
  return <ShiftSlip key={type} type={type} />;
}

function ShiftSlip({ type }: { type: 'start' | 'close' }) {
  const slip = useSlipPrint();
  const [date, setDate] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void slip.run({ type, ...(date ? { date } : {}) });
  };
  return (
    <>
      <PageTitle title={text.title(type)} sub={text.sub(type)} />
      <Panel title={text.which}>
        <form className={styles.form} onSubmit={submit}>
          <TextInput
            type="date"
            label={text.date}
            description={text.latest}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <Button type="submit" pending={slip.pending !== null}>
            {text.submit}
          </Button>
        </form>
        <SlipResult slip={slip} />
      </Panel>
    </>
  );
}
