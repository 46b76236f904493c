import { COUNTERS } from '@muara/contract/constants';
import { toRinggit } from '@muara/contract/rules/money/to-ringgit';
import type { SalePackages } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { PosTitle } from '@/features/counter/till/pos-title.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useMoneyEntry } from '@/features/counter/money-entry/use-money-entry.ts';
import { saleKeys } from '@/domain/sale/sale.queries.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { leavePos } from '@/features/counter/till/leave-pos.ts';
import { CashAmount, CashHelper } from './cash-count.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './shift.module.css';
import { useSlip } from '@/domain/printing/use-slip.ts';

/**
 * Start shift: opening cash, jetty and counter (002 §4.4). A till requires it;
 * dismissing it offers to leave. Not the form hook: its three fields can only be missing, one is filled by counting
 * cash, and the hook adds 9 KB to what the till loads before its first sale.
 */
export function StartShift({ catalogue }: { catalogue: SalePackages }) {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const slip = useSlip();
  const { appName } = useConfig();
  const { user } = useSignedIn();
  const cash = useMoneyEntry('', true);
  const [jetty, setJetty] = useState('');
  const [station, setStation] = useState('');
  const [exhibition, setExhibition] = useState(false);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const id = useId();
  const running = useRef(false);
  const asking = useRef(false);
  const errors = {
    cash: cash.sen === null ? saleText.completeField : null,
    jetty: !exhibition && jetty === '' ? saleText.selectJetty : null,
    station: !exhibition && station === '' ? saleText.selectOptions : null,
  };

  const leave = async () => {
    if (asking.current) return;
    asking.current = true;
    const sure = await dialogs.confirm({
      title: tillText.start.leaveQuestion,
      message: tillText.start.leaveText,
      confirmLabel: tillText.start.leave,
      cancelLabel: tillText.start.stay,
    });
    asking.current = false;
    if (sure) leavePos(navigate);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const missing = (['cash', 'jetty', 'station'] as const).find((field) => errors[field] !== null);
    if (missing) return document.getElementById(`${id}${missing}`)?.focus();
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      const opened = await client.call.startShift({
        body: {
          cash_in: toRinggit(cash.sen ?? 0),
          jetty_id: exhibition ? null : Number(jetty),
          station: exhibition ? null : station,
          exhibition,
          printer_id: printers.chosen('receipt')?.device_id ?? null,
        },
      });
      void slip('start');
      queries.setQueryData(saleKeys.packagesOf('counter'), opened);
    } catch (error) {
      await showActionError(error, dialogs);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return (
    <main className={styles.backdrop}>
      <PosTitle />
      <Wordmark name={appName} />
      <Dialog title={tillText.start.title} size="lg" onClose={() => void leave()}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <div className={styles.fields}>
            <p className={styles.hello}>{tillText.start.lead(user.name)}</p>
            <CashAmount id={`${id}cash`} label={tillText.start.cash} entry={cash} error={tried ? errors.cash : null} />
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={exhibition}
                onChange={(event) => setExhibition(event.currentTarget.checked)}
              />
              {tillText.exhibition}
            </label>
            {exhibition ? null : (
              <div className={styles.pair}>
                <Field id={`${id}jetty`} label={tillText.jetty} error={tried ? errors.jetty : null}>
                  {(props, className) => (
                    <select
                      {...props}
                      className={className}
                      value={jetty}
                      onChange={(event) => setJetty(event.currentTarget.value)}
                    >
                      <option value="" disabled>
                        {tillText.choose}
                      </option>
                      {catalogue.jettys.map((item) => (
                        <option key={item.id} value={item.id}>
                          {item.name}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                <Field id={`${id}station`} label={tillText.counter} error={tried ? errors.station : null}>
                  {(props, className) => (
                    <select
                      {...props}
                      className={className}
                      value={station}
                      onChange={(event) => setStation(event.currentTarget.value)}
                    >
                      <option value="" disabled>
                        {tillText.choose}
                      </option>
                      {COUNTERS.map((counter) => (
                        <option key={counter}>{counter}</option>
                      ))}
                    </select>
                  )}
                </Field>
              </div>
            )}
            <TillButton type="submit" kind="primary" size="lg" pending={pending}>
              {tillText.start.title}
            </TillButton>
          </div>
          <CashHelper entry={cash} />
        </form>
      </Dialog>
    </main>
  );
}
