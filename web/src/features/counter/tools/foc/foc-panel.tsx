import type { Ticket } from '@muara/contract/types';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { TypeaheadSelect } from '@/ui/typeahead-select.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { useTill } from '@/features/counter/till/till-context.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './foc-panel.module.css';
import { useFreeTicket } from './use-free-ticket.ts';
import { kindsOf } from '@/features/counter/papers/paper.ts';
import { soldPapers } from '@/features/counter/papers/use-papers.ts';
import { Done } from '@/features/counter/tools/done.tsx';
import { useFirstPrint } from '@/features/counter/tools/use-first-print.ts';

/** A free ticket for a tour guide, for today from this till's jetty (002 §2.19, §7.6). */
export function FocPanel() {
  const till = useTill();
  const id = useId();
  const { pos, tourguides, jettys } = till.catalogue;
  const [guide, setGuide] = useState<string | null>(null);
  const [jetty, setJetty] = useState('');
  const [tried, setTried] = useState(false);
  const [given, setGiven] = useState<Ticket | null>(null);
  const { give, pending } = useFreeTicket({
    given: setGiven,
    refused() {
      setGuide(null);
      setTried(false);
    },
  });
  // Without a shift the seller has no jetty.
  const asksJetty = pos === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (guide === null) return document.getElementById(`${id}guide`)?.focus();
    if (asksJetty && jetty === '') return document.getElementById(`${id}jetty`)?.focus();
    void give(Number(guide), asksJetty ? Number(jetty) : pos.jetty_id);
  };
  if (given !== null) {
    return (
      <Dialog key="given" title={given.code} onClose={till.close}>
        <FocGiven ticket={given} onNext={till.close} />
      </Dialog>
    );
  }
  return (
    <Dialog key="ask" title={toolText.foc} stay={pending} onClose={till.close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.note}>{toolText.focNote}</p>
        <TypeaheadSelect
          id={`${id}guide`}
          data-autofocus
          label={toolText.guide}
          placeholder={tillText.searchGuide}
          openOnFocus={false}
          size="lg"
          nothingFoundMessage={toolText.noResult}
          value={guide}
          error={tried && guide === null ? toolText.selectGuide : null}
          options={tourguides.map(({ id: value, name, company_name: company }) => ({
            value: String(value),
            label: company ? `${name}, ${company}` : name,
          }))}
          onChange={setGuide}
        />
        {asksJetty ? (
          <Field id={`${id}jetty`} label={tillText.jetty} error={tried && jetty === '' ? saleText.selectJetty : null}>
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
                {jettys.map((item) => (
                  <option key={item.id} value={item.id}>
                    {item.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        <TillButton type="submit" kind="primary" size="lg" pending={pending}>
          {toolText.giveTicket}
        </TillButton>
      </form>
    </Dialog>
  );
}

/** The free ticket, while it prints. */
function FocGiven({ ticket, onNext }: { ticket: Ticket; onNext(): void }) {
  const papers = useFirstPrint(soldPapers(ticket, false));
  return (
    <Done
      code={ticket.code}
      label="FOC"
      figure={0}
      note={null}
      papers={papers}
      kinds={kindsOf(ticket)}
      next={tillText.done}
      onNext={onNext}
    />
  );
}
