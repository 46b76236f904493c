import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { useState } from 'react';
import { fieldId } from '@/domain/sale/field-id.ts';
import { CardIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { StepHead } from '@/domain/sale-wizard/steps/step-head.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { MidnightWarning } from './notices/midnight-warning.tsx';
import { TermsCheckbox } from '@/domain/online-sale/terms-checkbox.tsx';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import styles from '@/domain/online-sale/online-checkout.module.css';

interface ShopCheckoutProps {
  pending: boolean;
  onPay(): void;
  showSummary(): void;
}

/** Step 5: the total, the payment method and the terms (002 §2.18). */
export function ShopCheckout({ pending, onPay, showSummary }: ShopCheckoutProps) {
  const text = shopText.checkout;
  const { sale, priced, catalogue, dispatch, problemBefore: blockOf, refuse } = useWizard();
  const [missed, setMissed] = useState(false);
  const total = priced?.total ?? 0;
  const problem = sale.problem?.step === 'checkout' ? sale.problem.message : null;
  const pay = () => {
    const block = blockOf('checkout');
    if (block) return refuse(block);
    setMissed(!sale.terms);
    if (sale.terms) onPay();
    else document.getElementById(fieldId('terms'))?.focus();
  };
  return (
    <section aria-labelledby="pos-step">
      <StepHead title={text.title} sub={text.sub} />
      <div className={styles.card}>
        <p className={styles.due}>
          <span>{text.due}</span>
          <strong>
            <small>RM</small> {formatRinggit(total)}
          </strong>
        </p>
        <TillButton onClick={showSummary}>{text.showSummary}</TillButton>
      </div>
      <MidnightWarning departDate={sale.date} />
      <h3 className={styles.heading}>{text.method}</h3>
      <p className={styles.method}>
        <CardIcon size={28} />
        <span>
          <strong>{catalogue.payment_methods[0] === 'ipay88' ? text.ipay88 : catalogue.payment_methods[0]}</strong>
          <small>{text.ipay88Note}</small>
        </span>
      </p>
      <TermsCheckbox
        id={fieldId('terms')}
        checked={sale.terms}
        error={missed && !sale.terms ? text.agree : null}
        onChange={(terms) => dispatch({ do: 'setTerms', terms })}
      />
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.pay}>
        <TillButton kind="primary" size="lg" pending={pending} aria-disabled={!sale.terms || undefined} onClick={pay}>
          {pending ? text.paying : total === 0 ? text.getTicket : text.pay(formatRinggit(total))}
        </TillButton>
        <p className={styles.note}>{text.held}</p>
      </div>
    </section>
  );
}
