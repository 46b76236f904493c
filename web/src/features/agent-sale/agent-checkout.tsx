import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { useState } from 'react';
import { fieldId } from '@/domain/sale/field-id.ts';
import { priceSale } from '@/domain/sale/price-sale.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { TermsCheckbox } from '@/domain/online-sale/terms-checkbox.tsx';
import { shopText as text } from '@/domain/online-sale/shop.messages.ts';
import styles from '@/domain/online-sale/online-checkout.module.css';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { StepHead } from '@/domain/sale-wizard/steps/step-head.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';

interface AgentCheckoutProps {
  pending: boolean;
  onPay(): void;
  showSummary(): void;
}

/** Step 5 for agents: a tile for each payment method with its fee (002 §2.18), and the terms. */
export function AgentCheckout({ pending, onPay, showSummary }: AgentCheckoutProps) {
  const { sale, priced, dispatch, problemBefore: blockOf, refuse } = useWizard();
  const [missed, setMissed] = useState(false);
  const total = priced?.total ?? 0;
  const problem = sale.problem?.step === 'checkout' ? sale.problem : null;
  const pay = () => {
    const block = blockOf('checkout');
    if (block) return refuse(block);
    if (sale.tile === null) return refuse({ step: 'checkout', field: 'tile', message: saleText.selectPayment });
    setMissed(!sale.terms);
    if (sale.terms) onPay();
    else document.getElementById(fieldId('terms'))?.focus();
  };
  return (
    <section aria-labelledby="pos-step">
      <StepHead title={text.checkout.title} sub={text.checkout.sub} />
      <div className={styles.card}>
        <p className={styles.due}>
          <span>{text.checkout.due}</span>
          <strong>
            <small>RM</small> {formatRinggit(total)}
          </strong>
        </p>
        <TillButton onClick={showSummary}>{text.checkout.showSummary}</TillButton>
      </div>
      <FeeTiles error={problem?.field === 'tile' ? problem.message : null} />
      <TermsCheckbox
        id={fieldId('terms')}
        checked={sale.terms}
        error={missed && !sale.terms ? text.checkout.agree : null}
        onChange={(terms) => dispatch({ do: 'setTerms', terms })}
      />
      {problem === null || problem.field === 'tile' ? null : (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={styles.pay}>
        <TillButton kind="primary" size="lg" pending={pending} aria-disabled={!sale.terms || undefined} onClick={pay}>
          {pending ? text.checkout.paying : text.checkout.pay(formatRinggit(total))}
        </TillButton>
      </div>
    </section>
  );
}

/** The payment methods that the server offers, each with its fee for this order. */
function FeeTiles({ error }: { error: string | null }) {
  const { sale, catalogue, dispatch } = useWizard();
  return (
    <fieldset className={styles.tiles} aria-describedby={error === null ? undefined : 'pos-tile-error'}>
      <legend>{text.agent.tiles}</legend>
      {Object.keys(catalogue.processing_fee).map((tile, index) => {
        const fee = priceSale({ ...sale, tile }, catalogue)?.fee ?? 0;
        return (
          <label key={tile} className={styles.tile}>
            <input
              type="radio"
              name="tile"
              id={index === 0 ? fieldId('tile') : undefined}
              checked={sale.tile === tile}
              onChange={() => dispatch({ do: 'chooseTile', tile })}
            />
            <strong>{tile}</strong>
            <small>{fee === 0 ? text.agent.noFee : text.agent.fee(formatRinggit(fee))}</small>
          </label>
        );
      })}
      {error === null ? null : (
        <p id="pos-tile-error" className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
