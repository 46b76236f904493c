import { ApiError } from '@muara/client/http';
import type { RefundableTicket } from '@muara/contract/types';
import { useEffect, useId, useRef } from 'react';
import { useForm } from '@/domain/forms/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { checkRefundCode, readCode, type RefundRefusal } from './refund-response.ts';
import { RefundProblem } from './refund-problem.tsx';
import styles from './refund.module.css';

interface RefundSearchProps {
  code: string;
  /** Why the search is shown again. */
  problem: string | null;
  find(code: string): Promise<RefundableTicket | RefundRefusal>;
  onType(code: string): void;
  onFound(ticket: RefundableTicket): void;
}

/** Finds the ticket by its code. The field shows why it cannot be refunded. */
export function RefundSearch({ code, problem, find, onType, onFound }: RefundSearchProps) {
  const text = extrasText.refund;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Also when the search shows again. A problem takes the focus itself.
  useEffect(() => {
    if (problem === null) input.current?.focus();
  }, [problem]);
  const form = useForm({
    initialValues: { search: code },
    check: ({ search }) => {
      const wrong = checkRefundCode(search);
      return wrong ? [{ field: 'search', code: wrong }] : [];
    },
    save: async ({ search }) => {
      const found = await find(readCode(search));
      if ('id' in found) onFound(found);
      else throw atField(found);
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.lead}>{text.lead}</p>
      {problem === null ? null : <RefundProblem text={problem} />}
      <Field id={id} label={text.code} error={form.errors.search}>
        {(props, className) => (
          <>
            <input
              {...props}
              ref={input}
              aria-describedby={[`${id}-hint`, props['aria-describedby']].filter(Boolean).join(' ')}
              className={`${className ?? ''} ${styles.code}`}
              name="search"
              data-autofocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={form.values.search}
              onChange={(event) => {
                form.setValues({ search: event.currentTarget.value });
                onType(event.currentTarget.value);
              }}
            />
            <span id={`${id}-hint`} className={styles.hint}>
              {text.codeHint}
            </span>
          </>
        )}
      </Field>
      <Button type="submit" size="lg" pending={form.isSubmitting}>
        {text.search}
      </Button>
    </form>
  );
}

/** Returns the refusal as a field error. Its message is final, so the form does not look up its code. */
function atField({ text }: RefundRefusal): ApiError {
  return new ApiError('http', 422, '', text, { body: { field: 'search' } });
}
